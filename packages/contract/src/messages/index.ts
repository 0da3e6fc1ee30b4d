import type { Language } from '../values/languages.ts';
import type { ContractMessages } from './contract-messages.ts';
import { en } from './en.ts';
import { he } from './he.ts';

/** What new banners and games say first, by language. */
export const CONTRACT_MESSAGES: Readonly<Record<Language, ContractMessages>> = { en, he };
