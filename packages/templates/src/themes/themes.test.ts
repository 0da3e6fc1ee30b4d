import { describe, expect, it } from 'vitest';
import { THEMES, themeNamed } from './index.ts';
import { THEME_NAMES } from './theme.ts';
import { toRgb } from './to-rgb.ts';

const READABLE = 4.5;
const VISIBLE = 3;

describe.each(THEME_NAMES)('the theme %s', (name) => {
  const { palette } = THEMES[name];
  const fieldInk = palette.fieldInk ?? palette.ink;

  it.each([
    ['text', palette.ink, palette.bg], ['quiet text', palette.muted, palette.bg], ['text on tint', palette.ink, palette.tint], ['quiet text on tint', palette.muted, palette.tint],
    ['stressed words', palette.accent, palette.bg], ['stressed words on tint', palette.accent, palette.tint], ['the button', palette.onAccent, palette.accent],
    ['text on dark', palette.onDeep, palette.deep], ['the second button', palette.onPop, palette.pop], ['stress on dark', palette.pop, palette.deep],
    ['what one types', fieldInk, palette.fieldBg], ['errors', palette.danger, palette.bg], ['good news', palette.success, palette.bg],
  ])('keeps %s readable', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  it('shows where a field begins', () => {
    expect(Math.max(contrast(palette.fieldBorder, palette.bg), contrast(palette.fieldBg, palette.bg))).toBeGreaterThanOrEqual(VISIBLE);
  });
});

it('takes the first theme for a name that no longer exists', () => {
  expect(themeNamed('neon').name).toBe('dawn');
});

function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(colour).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}
