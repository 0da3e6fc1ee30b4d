import { drawPrize } from '@beckon/contract/decide';
import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import { NOTHING_WON } from '../popup/nothing-won.ts';

/**
 * Whether the response leaves the draw to the browser: a server of ours sends no odds.
 * docs/decisions/0025.
 */
export function mayDrawHere(prizes: readonly Prize[]): boolean {
  return prizes.some(({ chances }) => chances !== undefined);
}

/**
 * Draws by the weights, whatever their sum; all zero or no prize at all: nothing is won. `random`
 * is from 0 up to, not including, 1.
 */
export function drawHere(prizes: readonly Prize[], random: number): DrawnPrize {
  const prize = drawPrize(
    prizes.map((option) => ({ ...option, chances: option.chances ?? 0 })),
    random,
  );
  return prize === undefined ? NOTHING_WON : drawn(prize);
}

function drawn({ id, label, isWinning, code = '', redirect }: Prize): DrawnPrize {
  return redirect === undefined
    ? { id, label, isWinning, code }
    : { id, label, isWinning, code, redirect };
}
