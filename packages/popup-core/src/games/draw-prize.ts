import { drawPrize } from '@beckon/contract/decide';
import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import { NOTHING_WON } from '../popup/nothing-won.ts';

/**
 * Whether the browser may draw the prize, which is so if the response contains odds. Our server
 * sends none. docs/decisions/0025.
 */
export function mayDrawHere(prizes: readonly Prize[]): boolean {
  return prizes.some(({ chances }) => chances !== undefined);
}

/**
 * Draws a prize by its weight; the weights may have any sum. If all weights are 0 or there is no
 * prize, nothing is won. `random` is at least 0 and less than 1.
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
