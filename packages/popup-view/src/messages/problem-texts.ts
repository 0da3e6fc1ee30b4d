import type { ProblemCode } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { PROBLEM_TEXTS } from '@beckon/languages/problems';

/** The text of each problem beside its field, in one language. */
export function problemTextsFor(language: Language): Readonly<Record<ProblemCode, string>> {
  return PROBLEM_TEXTS[language];
}
