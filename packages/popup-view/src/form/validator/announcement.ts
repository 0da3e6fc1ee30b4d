import type { FieldSpec, ProblemCode } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { fillMessage, messagesFor } from '../../messages/messages-for.ts';
import { problemTextsFor } from '../../messages/problem-texts.ts';

/**
 * What a screen reader says about problems: one sentence per field, which begins with the field's
 * name.
 */
export function announceProblems(
  specs: readonly FieldSpec[],
  problems: ReadonlyMap<string, ProblemCode>,
  language: Language,
): string {
  return specs
    .flatMap((spec) => {
      const problem = problems.get(spec.id);
      return problem === undefined ? [] : [announceProblem(spec, problem, language)];
    })
    .join('. ');
}

/** What a screen reader says about one problem. */
export function announceProblem(spec: FieldSpec, problem: ProblemCode, language: Language): string {
  const label = spec.label || spec.placeholder;
  const text = problemTextsFor(language)[problem];
  return label === ''
    ? text
    : fillMessage(messagesFor(language).fieldProblem, { label, problem: text });
}
