import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@beckon/contract/values';
import { FORMATS } from '../index.ts';
import { renderTemplate } from '../render/index.ts';

const SMALLEST_BODY_PX = 15;
const SMALLEST_PRINT_PX = 13;
/** Rules that give running text its own size, relative to that of the popup. */
const TEXT_RULE = /\.t-p(?:-[a-z]+)?\{[^{}]*?font-size:([\d.]+)em/g;

describe.each(LANGUAGES)('the size of text (%s)', (language) => {
  it.each(FORMATS.map((format) => [`${format.type} ${format.format}`, format] as const))(
    '%s has letters large enough to read, on desktops and phones',
    (_, { type, format, theme, design }) => {
      const { html } = renderTemplate({
        popupId: 'Abc1234567890',
        type,
        format,
        theme,
        language,
        design: design[language],
      });
      const base = Number(/--bk-size:(\d+)px/.exec(html)?.[1]);
      const shares = [...html.matchAll(TEXT_RULE)].map(([, share]) => Number(share));
      expect(base).toBeGreaterThanOrEqual(SMALLEST_BODY_PX);
      expect(shares.length).toBeGreaterThan(1);
      expect(Math.min(...shares) * base).toBeGreaterThanOrEqual(SMALLEST_PRINT_PX);
      // No layout makes all letters of the popup smaller.
      expect(html).not.toMatch(/\.poptin-popup\[data-layout=[a-z]+\]\{[^{}]*font-size/);
    },
  );
});
