import type { Layout, PopupType } from '@beckon/contract/values';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The canvas that fullpage popups are drawn on. docs/behaviour/appearance.md#sizes. */
export const FULLPAGE_REFERENCE: Size = { width: 1920, height: 1080 };

/** The minimum scale. Below it nobody could read the popup, so it scrolls instead. */
export const SMALLEST_SCALE = 0.6;

/** The scale with which a popup fits into the space; never above 1. */
export function scaleToFit(base: Size, available: Size): number {
  const fitting = Math.min(available.width / base.width, available.height / base.height);
  return Math.min(1, Math.max(SMALLEST_SCALE, fitting));
}

/**
 * Whether a popup is scaled. On phones it reflows instead, and bars and embedded popups always take
 * the available width.
 */
export function mayScale(type: PopupType, layout: Layout): boolean {
  return layout === 'desktop' && type !== 'bar' && type !== 'embedded';
}
