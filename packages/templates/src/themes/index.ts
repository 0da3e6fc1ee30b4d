import { forest, holly, midnight } from './dark-themes.ts';
import { candy, citrus, cobalt, dawn, ink, lilac, mint, paper, sand, sky } from './light-themes.ts';
import { type Theme, THEME_NAMES, type ThemeName } from './theme.ts';

/** All themes by name. Each of them works with any format. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  dawn,
  ink,
  mint,
  midnight,
  candy,
  cobalt,
  sand,
  citrus,
  forest,
  lilac,
  paper,
  holly,
  sky,
};

/** The theme of this name. A design may name a theme that no longer exists: it gets the first one. */
export function themeNamed(name: string): Theme {
  const known = THEME_NAMES.find((candidate) => candidate === name);
  return THEMES[known ?? 'dawn'];
}
