import type { Language } from '@beckon/contract/values';
import type { DashboardMessages } from './dashboard-messages.ts';
import { en } from './en.ts';
import { he } from './he.ts';

/** What the dashboard says in the language of what an owner makes. */
export const MESSAGES: Readonly<Record<Language, DashboardMessages>> = { en, he };
