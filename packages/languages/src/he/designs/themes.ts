import type { themes as en } from '../../en/designs/themes.ts';
import type { Like } from '../../like.ts';

export const themes: Like<typeof en> = {
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
