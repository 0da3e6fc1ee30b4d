import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import type { PopupSettings } from '../settings/popup-settings.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import type { CartTriggerSettings } from '../settings/triggers.ts';
import { findShopIssues } from './shop-issues.ts';

const ANY_CART: CartTriggerSettings = { action: 'any', productIds: [] };
const LINE = { variantId: '1', quantity: 1, goesToCart: false };

interface Case {
  readonly shop?: Partial<ShopSettings>;
  readonly triggers?: PopupSettings['triggers'];
  readonly addsToCart?: boolean;
  readonly block?: { readonly type: string; readonly props: object };
}

/** The sections with issues, for this popup on a site with this shop. */
function sectionsOf({ shop, triggers = {}, addsToCart = false, block }: Case): string[] {
  const basis = defaultSettings('bar');
  const afterConversion = { ...basis.afterConversion, ...(addsToCart && { addToCart: [LINE] }) };
  const site = shop && { shop: { currency: 'EUR', ...shop } };
  const design = { root: { props: {} }, content: block ? [block] : [] };
  const settings = { ...basis, triggers, afterConversion };
  const popup = { type: 'bar', design, ...(site && { site }) } as const;
  return findShopIssues(settings, popup).map(({ section }) => section);
}

describe('a sentence about free shipping', () => {
  const block = { type: 'Headline', props: { text: '{{free_shipping_gap}} to go' } };
  it.each([
    ['no amount', {}, ['design']],
    ['an amount', { freeShippingFrom: 50 }, []],
    ['an amount of nothing', { freeShippingFrom: 0 }, []],
  ])('a sentence about free shipping is checked on a site with %s', (_, shop, sections) => {
    expect(sectionsOf({ shop, block })).toEqual(sections);
  });

  it('a sentence about free shipping is not checked if the site is unknown', () => {
    expect(sectionsOf({ block })).toEqual([]);
  });
});

describe('what the platform of the shop cannot do', () => {
  const products = (props: object) => ({ type: 'Products', props });
  it.each<[string, Case, string[]]>([
    ['add to cart, Wix', { shop: { platform: 'wix' }, addsToCart: true }, ['after']],
    ['add to cart, Ecwid', { shop: { platform: 'ecwid' }, addsToCart: true }, []],
    ['add to cart, not said', { shop: {}, addsToCart: true }, []],
    [
      'add to cart, not said, but it waits for a Wix cart',
      { shop: {}, triggers: { wixCart: ANY_CART }, addsToCart: true },
      ['after'],
    ],
    [
      'a Shopify cart, Wix',
      { shop: { platform: 'wix' }, triggers: { shopifyCart: ANY_CART } },
      ['triggers'],
    ],
    [
      'both carts, Wix',
      { shop: { platform: 'wix' }, triggers: { shopifyCart: ANY_CART, wixCart: ANY_CART } },
      [],
    ],
    [
      'a Wix cart, WooCommerce',
      { shop: { platform: 'woocommerce' }, triggers: { wixCart: ANY_CART } },
      ['triggers'],
    ],
    [
      'any cart, a system that we do not know',
      { shop: { platform: 'other' }, triggers: { shopifyCart: ANY_CART } },
      ['triggers'],
    ],
    [
      'a button that adds, Wix',
      { shop: { platform: 'wix' }, block: products({ action: 'add_to_cart_redirect' }) },
      ['design'],
    ],
    [
      'a button that leads to the product, Wix',
      { shop: { platform: 'wix' }, block: products({ action: 'redirect' }) },
      [],
    ],
    [
      'products seen, Ecwid',
      { shop: { platform: 'ecwid' }, block: products({ category: 'last_visited' }) },
      ['design'],
    ],
    [
      'products seen, Shopify',
      { shop: { platform: 'shopify' }, block: products({ category: 'last_visited' }) },
      [],
    ],
  ])('settings that the shop cannot support are found: %s', (_, popup, sections) => {
    expect(sectionsOf(popup)).toEqual(sections);
  });
});
