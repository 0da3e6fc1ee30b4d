import type { ProblemCode } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { problems as en } from './en/problems.ts';
import { problems as he } from './he/problems.ts';

/** What each problem is called beside its field. */
export type ProblemTexts = Readonly<Record<ProblemCode, string>>;

const PROBLEM_TEXTS: Readonly<Record<Language, ProblemTexts>> = { en, he };

/** What each problem is called beside its field, in one language. */
export function problemTextsFor(language: Language): ProblemTexts {
  return PROBLEM_TEXTS[language];
}
