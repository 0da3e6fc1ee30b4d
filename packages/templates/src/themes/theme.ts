import type { FontName } from '@beckon/contract/settings';

export const THEME_NAMES = [
  'dawn',
  'ink',
  'mint',
  'midnight',
  'candy',
  'cobalt',
  'sand',
  'citrus',
  'forest',
  'lilac',
  'paper',
  'holly',
  'sky',
] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/**
 * Colours of a theme by their role. Each pair of text and background has a contrast of at least
 * 4.5:1.
 */
export interface Palette {
  readonly bg: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  /** Colour of stressed words, if it differs from that of buttons. */
  readonly mark?: string;
  readonly onAccent: string;
  readonly tint: string;
  readonly line: string;
  readonly deep: string;
  readonly onDeep: string;
  readonly pop: string;
  readonly onPop: string;
  readonly danger: string;
  readonly success: string;
  readonly fieldBg: string;
  /** Colour of the letters in a field, if it differs from the text around it. */
  readonly fieldInk?: string;
  readonly fieldBorder: string;
  /** Colour of wood and sand in the drawings, and of skin if `skin` is missing. */
  readonly art: string;
  readonly skin?: string;
  /** Colour of dark parts of the drawings, if neither the text colour nor the dark background suits. */
  readonly artInk?: string;
}

/** A theme: colours, fonts, corners and shadow. Works with any format. */
export interface Theme {
  readonly name: ThemeName;
  readonly palette: Palette;
  readonly font: FontName;
  readonly display: {
    readonly font: FontName;
    readonly weight: number;
    readonly tracking: string;
    readonly leading: number;
    readonly stress: 'colour' | 'italic' | 'marker' | 'underline';
  };
  /** Base font size in px, and the ratio between the sizes of two headline levels. */
  readonly scale: { readonly base: number; readonly ratio: number };
  readonly radius: { readonly popup: number; readonly small: number; readonly button: number };
  readonly shadow: string;
}
