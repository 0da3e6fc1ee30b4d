import type { ProblemCode } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { PROBLEM_TEXTS_EN } from './problem-texts-en.ts';
import { PROBLEM_TEXTS_HE } from './problem-texts-he.ts';

const PROBLEM_TEXTS: Readonly<Record<Language, Readonly<Record<ProblemCode, string>>>> = {
  en: PROBLEM_TEXTS_EN,
  he: PROBLEM_TEXTS_HE,
};

/** What each problem is called beside its field. */
export function problemTextsFor(language: Language): Readonly<Record<ProblemCode, string>> {
  return PROBLEM_TEXTS[language];
}
