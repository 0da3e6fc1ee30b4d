import type { ThemeName } from '../../themes/theme.ts';

export const themes: Readonly<Record<ThemeName, string>> = {
  dawn: 'Dawn',
  ink: 'Ink',
  mint: 'Mint',
  candy: 'Candy',
  cobalt: 'Cobalt',
  sand: 'Sand',
  citrus: 'Citrus',
  lilac: 'Lilac',
  paper: 'Paper',
  sky: 'Sky',
  midnight: 'Midnight',
  forest: 'Forest',
  holly: 'Holly',
};
