import fc from 'fast-check';
import { expect, it } from 'vitest';
import { block, designOf } from '../design/make-block.ts';
import { renderTemplate } from '../render/index.ts';
import { contrast, READABLE } from './contrast.ts';
import { THEMES, themeNamed } from './index.ts';
import { lookCss, withLook } from './look-css.ts';
import { THEME_NAMES } from './theme.ts';

const aColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const mint = themeNamed('mint');

it('the look does not change the theme if an owner chose nothing', () => {
  expect(withLook(mint, {}).palette).toBe(mint.palette);
});

it('the look keeps everything readable with any background, button and accent colour', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...THEME_NAMES),
      aColour,
      aColour,
      aColour,
      (name, background, button, accent) => {
        const { palette } = withLook(THEMES[name], { background, button, accent });
        const pairs = [
          [palette.ink, palette.bg],
          [palette.muted, palette.bg],
          [palette.mark ?? '', palette.bg],
          [palette.mark ?? '', palette.tint],
          [palette.onAccent, palette.accent],
          [palette.onDeep, palette.deep],
          [palette.pop, palette.deep],
          [palette.onPop, palette.pop],
          [palette.fieldInk ?? '', palette.fieldBg],
          [palette.danger, palette.bg],
          [palette.success, palette.bg],
        ] as const;
        expect(pairs.filter(([letters, ground]) => contrast(letters, ground) < READABLE)).toEqual(
          [],
        );
      },
    ),
  );
});

it('the look keeps the chosen colours, even a text colour that is hard to read', () => {
  expect(
    withLook(mint, { background: '#ffffff', text: '#dddddd', button: '#ff0066' }).palette,
  ).toMatchObject({ bg: '#ffffff', ink: '#dddddd', accent: '#ff0066', onAccent: '#000000' });
});

it('the look uses light letters on a dark background, unless the owner chose a text colour', () => {
  const { palette } = withLook(mint, { background: '#101820' });
  expect(contrast(palette.ink, '#101820')).toBeGreaterThanOrEqual(READABLE);
});

it('the look uses the font of the page for "site", also for headlines if no other font was chosen', () => {
  const css = lookCss(mint, 'en', { look: { font: 'site' } });
  expect(css).toContain('--bk-font:var(--bk-site-font,');
  expect(css).toContain('--bk-font-display:var(--bk-site-font,');
});

it('the look rounds fields and buttons along with the popup', () => {
  expect(withLook(mint, { corners: 0 }).radius).toEqual({ popup: 0, small: 0, button: 0 });
  expect(withLook(mint, { corners: 36 }).radius).toEqual({ popup: 36, small: 22, button: 99 });
});

it("shadow and drawings get the colours of the look, and none of the theme's", () => {
  const { candy, midnight } = THEMES;
  const own = withLook(candy, { button: '#0055aa' });
  expect(candy.shadow).toContain('rgb(120 10 80/');
  expect(own.shadow).toBe('0 24px 70px -10px rgb(0 26 51/.35)');
  expect([own.palette.deep, own.palette.art]).toEqual(['#001a33', '#80a5d2']);
  expect(withLook(midnight, { background: '#ffffff' }).shadow).not.toContain('255');
  expect(withLook(midnight, { button: '#0055aa' }).shadow).toContain('0 0 0 1px rgb(255 255 255/');
  expect(withLook(candy, { corners: 0 }).shadow).toBe(candy.shadow);
});

it('the look gets its darkest colour from a dark background, not from a bright colour', () => {
  const { palette } = withLook(THEMES.cobalt, { background: '#111418', button: '#f5c542' });
  expect(palette.deep).toBe('#090b0d');
});

it('an owner’s look is in the published template, with its picture', () => {
  const { html } = renderTemplate({
    popupId: 'Abc1234567890',
    type: 'lightbox',
    format: 'format_1',
    theme: 'mint',
    language: 'he',
    design: designOf([block('Screen', { screen: 'form', content: [] })]),
    look: { button: '#ff0066', picture: { url: 'https://shop.example/a.jpg', veil: 40 } },
  });
  expect(html).toContain('--bk-btn:#ff0066');
  expect(html).toContain('40%,#0000)),url("https://shop.example/a.jpg")');
});
