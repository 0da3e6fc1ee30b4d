import type { DrawnPrize } from '@beckon/contract/popup';

/** What a visitor gets when nothing can be drawn: the losing screen, never a game that stands still. */
export const NOTHING_WON: DrawnPrize = { id: '', label: '', isWinning: false, code: '' };
