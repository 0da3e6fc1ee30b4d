import type { Layout, PopupFormat, PopupType } from '@beckon/contract/values';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The canvas that fullpage popups are drawn on. Display spec §9. */
export const FULLPAGE_REFERENCE: Size = { width: 1920, height: 1080 };

/** Below this nobody can read it: the popup stays this large and scrolls instead. */
export const SMALLEST_SCALE = 0.6;

/** Base sizes of the formats of gamified popups. Display spec §9. */
const FORMAT_BASE_SIZES: Readonly<Partial<Record<PopupFormat, Size>>> = {
  format_1: { width: 600, height: 950 },
  format_2: { width: 900, height: 950 },
  format_3: { width: 1130, height: 1000 },
  format_4: { width: 1130, height: 1000 },
};

/** The size at scale 1 that a popup is fitted by: its own, the table's for games, the reference canvas for fullpage. */
export function baseSizeOf(type: PopupType, format: PopupFormat, own: Size): Size {
  if (type === 'fullpage') return FULLPAGE_REFERENCE;
  if (type === 'gamified') return FORMAT_BASE_SIZES[format] ?? FULLPAGE_REFERENCE;
  return own;
}

/** How much a popup must shrink to stand whole in the space there is; never above 1. */
export function scaleToFit(base: Size, available: Size): number {
  if (base.width <= 0 || base.height <= 0) return 1;
  const fitting = Math.min(available.width / base.width, available.height / base.height);
  return Math.min(1, Math.max(SMALLEST_SCALE, fitting));
}

/** Phones reflow instead of shrinking; bars and embedded popups always take the width they get. */
export function mayScale(type: PopupType, layout: Layout): boolean {
  return layout === 'desktop' && type !== 'bar' && type !== 'embedded';
}
