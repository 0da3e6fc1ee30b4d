import { prizes as en } from './en/prizes.ts';
import { prizes as he } from './he/prizes.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type PrizeLabels = Like<typeof en>;

/** The prizes of new games. */
export const PRIZE_LABELS: Readonly<Record<Language, PrizeLabels>> = { en, he };
