import type { PopupType } from './popup-types.ts';

/** How many numbered formats each type has. docs/behaviour/appearance.md#types-and-formats. */
export const FORMAT_COUNTS = {
  lightbox: 22,
  sside: 19,
  bar: 17,
  mobile: 17,
  fullpage: 12,
  bside: 9,
  social: 8,
  embedded: 7,
  gamified: 3,
  browsing: 3,
  content: 22,
} as const satisfies Record<PopupType, number>;

export type PopupFormat = `format_${number}`;

const FORMAT = /^format_([1-9]\d?)$/;

/** True when `format` is one of the numbered formats of that type. */
export function isFormatOf(type: PopupType, format: string): format is PopupFormat {
  const number = Number(FORMAT.exec(format)?.[1]);
  return number >= 1 && number <= FORMAT_COUNTS[type];
}
