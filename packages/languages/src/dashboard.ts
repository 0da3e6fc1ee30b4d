import { dashboard as en } from './en/dashboard.ts';
import { dashboard as he } from './he/dashboard.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** What the dashboard says in the language of what an owner makes. */
export const DASHBOARD_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
