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
      const code = problems.get(spec.id);
      if (code === undefined) return [];
      const label = spec.label || spec.placeholder;
      const problem = problemTextsFor(language)[code];
      return label === ''
        ? problem
        : fillMessage(messagesFor(language).fieldProblem, { label, problem });
    })
    .join('. ');
}
