import { forest, holly, midnight } from './dark-themes.ts';
import { candy, citrus, cobalt, dawn, ink, lilac, mint, paper, sand, sky } from './light-themes.ts';
import { type Theme, THEME_NAMES, type ThemeName } from './theme.ts';

/** Every look by its name; any of them applies to any format. */
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

/** The look of that name, or the first one when a stored design names one that no longer exists. */
export function themeNamed(name: string): Theme {
  const known = THEME_NAMES.find((candidate) => candidate === name);
  return THEMES[known ?? 'dawn'];
}
