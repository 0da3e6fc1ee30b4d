/**
 * The `data-block` of blocks that few popups have. Each has its component in `extras/index.ts`; a
 * popup with one of them loads the extras.
 */
export const EXTRA_BLOCK_NAMES = [
  'coupon',
  'countdown',
  'ticker',
  'video',
  'products',
  'share',
  'social',
  'game',
] as const;
export type ExtraBlockName = (typeof EXTRA_BLOCK_NAMES)[number];
