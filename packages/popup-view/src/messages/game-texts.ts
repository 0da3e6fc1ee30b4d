import type { Language } from '@beckon/contract/values';
import { games as en } from './en/games.ts';
import { games as he } from './he/games.ts';
import type { GameTexts } from './message-types.ts';

/** The words that only games need; they load with the games. */
export const GAME_TEXTS: Readonly<Record<Language, GameTexts>> = { en, he };
