import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import { WHEEL_SLICES } from '@beckon/contract/values';

/** The prizes around the wheel: repeated in order until all 12 slices are filled (decisions.md, "wheel"). */
export function slicesOf(prizes: readonly Prize[]): readonly Prize[] {
  const slices: Prize[] = [];
  for (let place = 0; place < WHEEL_SLICES; place += 1) {
    const prize = prizes[place % prizes.length];
    if (prize) slices.push(prize);
  }
  return slices;
}

/** The slice to stop at. A prize that is not on the wheel (an empty stock's consolation) stops at the first losing slice. */
export function sliceOf(prize: DrawnPrize, slices: readonly Prize[]): number {
  const own = slices.findIndex(({ id }) => id === prize.id);
  if (own >= 0) return own;
  return Math.max(0, slices.findIndex(({ isWinning }) => isWinning === prize.isWinning));
}
