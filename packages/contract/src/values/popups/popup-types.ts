/**
 * The types of popups; `content` is the older name of a lightbox.
 * docs/behaviour/appearance.md#types-and-formats.
 */
export const POPUP_TYPES = [
  'lightbox',
  'bar',
  'sside',
  'bside',
  'browsing',
  'mobile',
  'social',
  'fullpage',
  'embedded',
  'gamified',
  'content',
] as const;

export type PopupType = (typeof POPUP_TYPES)[number];

/**
 * Types that make the page behind them inert while they are open. Only one of them is open at a
 * time.
 */
export const MODAL_TYPES: readonly PopupType[] = [
  'lightbox',
  'gamified',
  'fullpage',
  'content',
  'mobile',
];

export function isPopupType(value: unknown): value is PopupType {
  return POPUP_TYPES.some((type) => type === value);
}
