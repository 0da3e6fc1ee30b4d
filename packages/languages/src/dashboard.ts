import { dashboard as en } from './en/dashboard.ts';
import { dashboard as he } from './he/dashboard.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** Texts of the dashboard that appear in the language of a popup or banner. */
export const DASHBOARD_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
