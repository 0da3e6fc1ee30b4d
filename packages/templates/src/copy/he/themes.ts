import type { ThemeName } from '../../themes/theme.ts';

export const themes: Readonly<Record<ThemeName, string>> = {
  dawn: 'שחר',
  ink: 'דיו',
  mint: 'נענע',
  candy: 'סוכרייה',
  cobalt: 'קובלט',
  sand: 'חול',
  citrus: 'הדר',
  lilac: 'לילך',
  paper: 'נייר',
  sky: 'שמיים',
  midnight: 'חצות',
  forest: 'יער',
  holly: 'חג',
};
