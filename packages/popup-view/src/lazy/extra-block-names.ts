/**
 * The `data-block` of blocks that few popups have. Each has its component in `extras/index.ts`; the
 * first of them that a popup has brings the extras.
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
