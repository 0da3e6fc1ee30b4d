import { describe, expect, it } from 'vitest';
import { THEMES, themeNamed } from './index.ts';
import { THEME_NAMES } from './theme.ts';
import { contrast } from './contrast.ts';

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
