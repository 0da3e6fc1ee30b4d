/**
 * The `data-block` values of blocks that few popups have. Each has its component in
 * `extras/index.ts`. A popup with such a block loads the extras.
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
