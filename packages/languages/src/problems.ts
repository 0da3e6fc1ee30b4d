import { problems as en } from './en/problems.ts';
import { problems as he } from './he/problems.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** The text beside a field for each problem of its answer. */
export const PROBLEM_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
