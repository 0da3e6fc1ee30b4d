import type { Language } from '@beckon/contract/values';
import { messagesFor } from '../messages/messages-for.ts';
import { formatPrice } from '../products/format-price.ts';

/** What is known of the way to free shipping. */
export interface ShippingFacts {
  readonly language: Language;
  /** The value of the cart from which shipping is free; undefined if it never is. */
  readonly freeFrom: number | undefined;
  /** Of the cart as it is now, in the same currency. */
  readonly cartValue: number;
  /** Three letters; if empty, amounts have no currency. */
  readonly currency: string;
}

/**
 * The value from which shipping is free, and what is missing in the cart until then. Both are empty
 * if shipping is never free. `free_shipping_sentence` replaces a sentence about the two: by nothing
 * if shipping is never free, by another sentence when it is free.
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
/** What visitors use or look at. */
const PARTS = '[data-block], form, img, video, a, button';

/**
 * Whether a template has nothing to say on a site where shipping is never free: all its words are
 * about that, and there is nothing else but drawings.
 */
export function saysOnlyShipping(template: string): boolean {
  const { body } = new DOMParser().parseFromString(template, 'text/html');
  const screen = body.querySelector('[data-screen="form"]') ?? body;
  for (const words of screen.querySelectorAll(WORDS))
    if (words.textContent.includes('{{free_shipping_')) words.remove();
  for (const style of screen.querySelectorAll('style, svg')) style.remove();
  return screen.textContent.trim() === '' && screen.querySelector(PARTS) === null;
}
