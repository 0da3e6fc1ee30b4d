import { describe, expect, it } from 'vitest';
import { saysOnlyShipping, shippingTags, type ShippingFacts } from './shipping-tags.ts';

const tagsOf = (changes: Partial<ShippingFacts> = {}) =>
  Object.fromEntries(
    shippingTags({ language: 'en', freeFrom: 50, cartValue: 30.5, currency: 'EUR', ...changes }),
  );

it('the shipping text names what is missing until shipping is free, in the currency of the shop', () => {
  expect(tagsOf()).toEqual({ free_shipping_from: '€50.00', free_shipping_gap: '€19.50' });
  expect(tagsOf({ language: 'he', currency: 'ILS' })['free_shipping_gap']).toMatch(/19\.50.*₪/u);
});

it.each([50, 80])(
  'the shipping text misses nothing in a cart of %s, and says so in the popup’s language',
  (cartValue) => {
    expect(tagsOf({ cartValue })).toMatchObject({
      free_shipping_gap: '€0.00',
      free_shipping_sentence: 'Your shipping is free!',
    });
    expect(tagsOf({ cartValue, language: 'he' })['free_shipping_sentence']).toMatch(/חינם/u);
  },
);

it('the shipping text is empty if shipping is never free', () => {
  expect(tagsOf({ freeFrom: undefined })).toEqual({
    free_shipping_from: '',
    free_shipping_gap: '',
    free_shipping_sentence: '',
  });
});

describe('a template has nothing to say if shipping is never free', () => {
  const screen = (html: string, others = '') =>
    `<style>.t { color: red }</style><div class="poptin-popup"><section data-screen="form"><svg><text>art</text></svg>${html}</section>${others}</div>`;
  const gap = '<h2>Only <em>{{free_shipping_gap}}</em> to go</h2>';

  it('a template has nothing to say if shipping is never free and all its words are about that', () => {
    expect(saysOnlyShipping(screen(gap))).toBe(true);
    const thanks = '<section data-screen="thanks"><p>Thank you</p></section>';
    expect(saysOnlyShipping(screen(`${gap}<p>From {{free_shipping_from}}</p>`, thanks))).toBe(true);
  });

  it.each(['<p>New mugs</p>', '<div data-block="products"></div>', '<img src="a.png">', 'Hello'])(
    'a template has something to say with %s',
    (more) => expect(saysOnlyShipping(screen(gap + more))).toBe(false),
  );
});

it('the shipping text writes plain amounts if no currency is known', () => {
  expect(tagsOf({ currency: '' })['free_shipping_gap']).toBe('19.50');
});
