import { describe, expect, it } from 'vitest';
import { THEMES, themeNamed } from './index.ts';
import { themeCss } from './theme-css.ts';
import { THEME_NAMES } from './theme.ts';
import { contrast, isDark } from './contrast.ts';

const READABLE = 4.5;
const VISIBLE = 3;

describe.each(THEME_NAMES)('the theme %s', (name) => {
  const { palette } = THEMES[name];
  const fieldInk = palette.fieldInk ?? palette.ink;

  it.each([
    ['text', palette.ink, palette.bg],
    ['quiet text', palette.muted, palette.bg],
    ['text on tint', palette.ink, palette.tint],
    ['quiet text on tint', palette.muted, palette.tint],
    ['stressed words', palette.accent, palette.bg],
    ['stressed words on tint', palette.accent, palette.tint],
    ['the button', palette.onAccent, palette.accent],
    ['text on dark', palette.onDeep, palette.deep],
    ['the second button', palette.onPop, palette.pop],
    ['stress on dark', palette.pop, palette.deep],
    ['what one types', fieldInk, palette.fieldBg],
    ['errors', palette.danger, palette.bg],
    ['good news', palette.success, palette.bg],
  ])('a theme keeps %s readable', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  it('a theme makes the edges of fields visible', () => {
    expect(
      Math.max(contrast(palette.fieldBorder, palette.bg), contrast(palette.fieldBg, palette.bg)),
    ).toBeGreaterThanOrEqual(VISIBLE);
  });
});

it('an error on a light field is red, not the pale error colour of a dark popup', () => {
  const { palette } = THEMES.forest;
  const [, onField = ''] = /--bk-field-danger:(#\w{6})/.exec(themeCss(THEMES.forest, 'en')) ?? [];
  expect(isDark(palette.danger)).toBe(false);
  expect(contrast(onField, palette.fieldBg)).toBeGreaterThanOrEqual(READABLE);
  expect(parseInt(onField.slice(1, 3), 16)).toBeGreaterThan(3 * parseInt(onField.slice(3, 5), 16));
});

it('English, but not Hebrew, uses the monospaced font, because it has no Hebrew letters', () => {
  const fontsOf = (language: 'en' | 'he'): string[] =>
    [...themeCss(THEMES.paper, language).matchAll(/--bk-font:([^;}]+)/g)].map(
      ([, stack = '']) => stack,
    );
  expect(fontsOf('en')).toEqual([expect.stringMatching(/monospace/)]);
  expect(fontsOf('he')).toEqual([expect.not.stringMatching(/monospace/)]);
});

it('an unknown theme name gives the first theme', () => {
  expect(themeNamed('neon').name).toBe('dawn');
});
