import type { DrawnPrize } from '@beckon/contract/popup';

/**
 * The result when nothing can be drawn: the visitor sees the losing screen, so the game never gets
 * stuck.
 */
export const NOTHING_WON: DrawnPrize = { id: '', label: '', isWinning: false, code: '' };
