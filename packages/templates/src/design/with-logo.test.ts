import { expect, it } from 'vitest';
import { designFor, FORMATS } from '../index.ts';
import { renderTemplate } from '../render/index.ts';
import { withLogo } from './with-logo.ts';

const LOGO = 'https://shop.example/logo.svg';

it('the logo is above the first words of nearly every design of a type with room for it', () => {
  const roomy = FORMATS.filter(({ type }) => !['bar', 'bside', 'social'].includes(type));
  const without = roomy.filter(
    ({ type, design }) => withLogo({ type, design: design.en, logo: LOGO }) === design.en,
  );
  expect(without.map(({ type, format }) => `${type} ${format}`)).toEqual([]);
});

it('the logo is drawn at a fixed height, named after the site, on the first screen only', () => {
  const design = designFor('lightbox', 'format_7', 'en');
  if (design === undefined) throw new Error('no such design');
  const { html } = renderTemplate({
    popupId: 'Abc1234567890',
    type: 'lightbox',
    format: 'format_7',
    theme: 'citrus',
    language: 'en',
    design: withLogo({ type: 'lightbox', design, logo: LOGO, alt: 'Corner Bakery' }),
  });
  expect(html.match(/<img[^>]*>/g)).toEqual([
    `<img src="${LOGO}" alt="Corner Bakery" loading="lazy" decoding="async"/>`,
  ]);
  expect(html.indexOf(LOGO)).toBeLessThan(html.indexOf('t-p-eyebrow">'));
  expect(html).toContain('.t-art-logo>img{height:');
});

it('the logo does not change a bar or a design without words', () => {
  const bar = designFor('bar', 'format_1', 'en');
  if (bar === undefined) throw new Error('no such design');
  expect(withLogo({ type: 'bar', design: bar, logo: LOGO })).toBe(bar);
  expect(withLogo({ type: 'lightbox', design: bar, logo: '' })).toBe(bar);
});
