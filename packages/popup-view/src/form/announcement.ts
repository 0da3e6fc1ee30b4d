import type { FieldSpec, ProblemCode } from '@beckon/contract/form-rules';
import { fillMessage, type Messages } from '../messages/messages-for.ts';

/** What a screen reader says about problems: one sentence a field, with the field's name in front. */
export function announceProblems(specs: readonly FieldSpec[], problems: ReadonlyMap<string, ProblemCode>, messages: Messages): string {
  return specs.flatMap((spec) => {
    const problem = problems.get(spec.id);
    return problem === undefined ? [] : [announceProblem(spec, problem, messages)];
  }).join('. ');
}

/** What a screen reader says about one problem. */
export function announceProblem(spec: FieldSpec, problem: ProblemCode, messages: Messages): string {
  const label = spec.label || spec.placeholder;
  const text = messages.problems[problem];
  return label === '' ? text : fillMessage(messages.fieldProblem, { label, problem: text });
}
