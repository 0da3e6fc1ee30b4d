import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import { WHEEL_SLICES } from '@beckon/contract/values';
import { type ShownTexts, shownLabel } from '../shown-label.ts';

/** The slice of a wheel without prizes. */
const BLANK: Prize = { id: '', label: '', isWinning: false };

/** The slice opposite the pointer, where a change is hardest to notice. */
const FAR_SLICE = WHEEL_SLICES / 2;

/**
 * The prizes around the wheel: repeated in order until all 12 slices are filled.
 * docs/behaviour/games.md#wheel.
 */
export function slicesOf(prizes: readonly Prize[]): readonly Prize[] {
  return [...Array(WHEEL_SLICES).keys()].map((place) => prizes[place % prizes.length] ?? BLANK);
}

/**
 * The slice where the wheel must stop. A prize without a slice gets one, for example the thirteenth
 * prize of a long list, or a loss if every slice wins because all prizes are out of stock. So the
 * wheel never stops at a prize that the visitor has not drawn.
 */
export function stopAt(
  prize: DrawnPrize,
  slices: readonly Prize[],
  texts: ShownTexts,
): { readonly place: number; readonly slices: readonly Prize[] } {
  const own = slices.findIndex(({ id }) => id === prize.id);
  if (own >= 0) return { place: own, slices };
  const losing = prize.isWinning ? -1 : slices.findIndex(({ isWinning }) => !isWinning);
  if (losing >= 0) return { place: losing, slices };
  const label = shownLabel(prize, texts);
  return {
    place: FAR_SLICE,
    slices: slices.map((slice, place) =>
      place === FAR_SLICE ? { id: prize.id, label, isWinning: prize.isWinning } : slice,
    ),
  };
}
