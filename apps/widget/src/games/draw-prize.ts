import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import { NOTHING_WON } from '../popup/nothing-won.ts';

/** Whether the answer leaves the draw to the browser: a server of ours sends no odds. decisions.md, deviation 1. */
export function mayDrawHere(prizes: readonly Prize[]): boolean {
  return prizes.some(({ chances }) => chances !== undefined);
}

/** Draws by the weights, whatever their sum; all zero or no prize at all: nothing is won. `dice` is from 0 up to, not including, 1. */
export function drawPrize(prizes: readonly Prize[], dice: number): DrawnPrize {
  const total = prizes.reduce((sum, prize) => sum + weightOf(prize), 0);
  let left = dice * total;
  for (const prize of prizes) {
    const weight = weightOf(prize);
    if (weight > 0 && left < weight) return drawn(prize);
    left -= weight;
  }
  return NOTHING_WON;
}

function weightOf({ chances = 0 }: Prize): number {
  return Number.isFinite(chances) && chances > 0 ? chances : 0;
}

function drawn({ id, label, isWinning, code = '', redirect }: Prize): DrawnPrize {
  return redirect === undefined ? { id, label, isWinning, code } : { id, label, isWinning, code, redirect };
}
