import type { Language } from '@beckon/contract/values';
import { problems as en } from './en/problems.ts';
import { problems as he } from './he/problems.ts';
import type { ProblemTexts } from './message-types.ts';

const PROBLEM_TEXTS: Readonly<Record<Language, ProblemTexts>> = { en, he };

/** What each problem is called beside its field, in one language. */
export function problemTextsFor(language: Language): ProblemTexts {
  return PROBLEM_TEXTS[language];
}
