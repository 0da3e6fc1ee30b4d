import type { Language } from '@beckon/contract/values';
import { messagesFor } from '../messages/messages-for.ts';
import { formatPrice } from '../products/format-price.ts';

/** The facts for texts about free shipping. */
export interface ShippingFacts {
  readonly language: Language;
  /** The value of the cart from which shipping is free; undefined if it never is. */
  readonly freeFrom: number | undefined;
  /** The current value of the cart, in the same currency. */
  readonly cartValue: number;
  /** Three letters; if empty, amounts have no currency. */
  readonly currency: string;
}

/**
 * Tags for the value from which shipping is free, and for the amount that is missing in the cart.
 * Both are empty if shipping is never free. `free_shipping_sentence` replaces a sentence about the
 * two: by an empty text if shipping is never free, or by another sentence if it is free now.
 * docs/behaviour/popup-parts.md#free-shipping.
 */
export function shippingTags({
  language,
  freeFrom,
  cartValue,
  currency,
}: ShippingFacts): ReadonlyMap<string, string> {
  if (freeFrom === undefined)
    return new Map(['from', 'gap', 'sentence'].map((name) => [`free_shipping_${name}`, '']));
  const price = (amount: number): string => formatPrice(amount.toFixed(2), currency, language);
  const gap = Math.max(0, freeFrom - cartValue);
  const tags = new Map([
    ['free_shipping_from', price(freeFrom)],
    ['free_shipping_gap', price(gap)],
  ]);
  return gap === 0
    ? tags.set('free_shipping_sentence', messagesFor(language).shippingIsFree)
    : tags;
}

const WORDS = 'h1, h2, h3, h4, h5, h6, p, li';
/** Elements that visitors use or look at. */
const PARTS = '[data-block], form, img, video, a, button';

/**
 * Whether a template would be empty on a site where shipping is never free: all its text is about
 * free shipping, and it contains nothing else but drawings.
 */
export function saysOnlyShipping(template: string): boolean {
  const { body } = new DOMParser().parseFromString(template, 'text/html');
  const screen = body.querySelector('[data-screen="form"]') ?? body;
  for (const words of screen.querySelectorAll(WORDS))
    if (words.textContent.includes('{{free_shipping_')) words.remove();
  for (const style of screen.querySelectorAll('style, svg')) style.remove();
  return screen.textContent.trim() === '' && screen.querySelector(PARTS) === null;
}
