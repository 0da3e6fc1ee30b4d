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

/** Colours of a theme, by role. Each pair that carries text has a contrast of 4.5:1 or more. */
export interface Palette {
  readonly bg: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  /** Stressed words, where they differ from buttons. */
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
  /** Letters inside a field, where they differ from the text around it. */
  readonly fieldInk?: string;
  readonly fieldBorder: string;
  /** Fifth colour of the illustrations: wood, sand, and skin, unless that has a colour of its own. */
  readonly art: string;
  readonly skin?: string;
  /** Dark parts of the illustrations, where neither text colour nor dark surface serves. */
  readonly artInk?: string;
}

/** A look: colours, letters, corners and shadow. Applies to any format. */
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
  /** Base font size in px and the ratio between neighbouring headline sizes. */
  readonly scale: { readonly base: number; readonly ratio: number };
  readonly radius: { readonly popup: number; readonly small: number; readonly button: number };
  readonly shadow: string;
}
