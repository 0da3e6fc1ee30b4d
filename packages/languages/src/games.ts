import { games as en } from './en/games.ts';
import { games as he } from './he/games.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type GameTexts = Like<typeof en>;

/** The texts that only games need. They load with the games. */
export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { en, he };
