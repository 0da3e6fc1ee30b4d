import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import { WHEEL_SLICES } from '@beckon/contract/values';
import { type ShownTexts, shownLabel } from '../shown-label.ts';

/** Without prizes the wheel is still one. */
const BLANK: Prize = { id: '', label: '', isWinning: false };

/** Opposite the pointer, where a changed slice is noticed least. */
const FAR_SLICE = WHEEL_SLICES / 2;

/**
 * The prizes around the wheel: repeated in order until all 12 slices are filled.
 * docs/behaviour/games.md#wheel.
 */
export function slicesOf(prizes: readonly Prize[]): readonly Prize[] {
  return Array.from({ length: WHEEL_SLICES }, (_, place) => prizes[place % prizes.length] ?? BLANK);
}

/**
 * Where the wheel must stop. A prize that has no slice (the thirteenth of a long list; a loss where
 * every slice wins, because all are out of stock) gets one: the wheel never stops at what the
 * visitor has not drawn.
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
