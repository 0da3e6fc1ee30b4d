import type { FieldSpec, ProblemCode } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { fillMessage, messagesFor } from '../../messages/messages-for.ts';
import { problemTextsFor } from '../../messages/problem-texts.ts';

/**
 * The text that screen readers announce for problems: one sentence per field, which begins with the
 * field's name.
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

/** The text that screen readers announce for one problem. */
export function announceProblem(spec: FieldSpec, problem: ProblemCode, language: Language): string {
  const label = spec.label || spec.placeholder;
  const text = problemTextsFor(language)[problem];
  return label === ''
    ? text
    : fillMessage(messagesFor(language).fieldProblem, { label, problem: text });
}
