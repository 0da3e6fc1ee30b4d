import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { AudienceRule, CartTriggerSettings, TriggerSettings } from '@beckon/contract/settings';
import { DEMO_CODE } from '../serving/demo-shops/demo-products.ts';
import { type DemoPopup, EVERY_TIME } from './demo-popups.ts';

interface Block {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A popup of the demo shops that waits until its name is chosen on the page. */
interface Try {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly triggers: TriggerSettings;
  readonly blocks: readonly Block[];
  /** Rules under "Who sees it". */
  readonly rules?: AudienceRule[];
}

/** A cart trigger that works on each platform of the demo shops. */
const onCart = (settings: Partial<CartTriggerSettings>): TriggerSettings => {
  const trigger: CartTriggerSettings = { action: 'any', productIds: [], ...settings };
  return { shopifyCart: trigger, wixCart: trigger };
};
const AFTER_TWO_SECONDS: TriggerSettings = { afterSeconds: { seconds: 2, on: 'page' } };

const block = (type: string, props: Readonly<Record<string, unknown>>): Block => ({
  type,
  props: { id: `${type}-1`, ...props },
});
const code: readonly Block[] = [
  block('Text', { text: 'Ten percent off all that is in your cart.' }),
  block('Coupon', { code: DEMO_CODE, couponType: 'fixed' }),
];
const products = (category: string, action: string): readonly Block[] => [
  block('Products', { count: 3, layout: 'vertical', category, action }),
];

const TRIES: readonly Try[] = [
  {
    id: 'demoTryAdded1',
    name: 'added',
    title: 'Goes well with it',
    triggers: onCart({ action: 'add' }),
    blocks: products('same_collection', 'add_to_cart'),
  },
  {
    id: 'demoTryRemov1',
    name: 'removed',
    title: 'Changed your mind?',
    triggers: onCart({ action: 'remove' }),
    blocks: code,
  },
  {
    id: 'demoTryChang1',
    name: 'changed',
    title: 'Your cart has changed',
    triggers: onCart({}),
    blocks: code,
  },
  {
    id: 'demoTryTheMug',
    name: 'mug',
    title: 'A good mug, that',
    // Shopify reports products, WooCommerce variations.
    triggers: onCart({ action: 'add', productIds: ['101', '1011', '1012'] }),
    blocks: code,
  },
  {
    id: 'demoTryThree1',
    name: 'three',
    title: 'Three pieces',
    triggers: onCart({ spec: { measure: 'count', operator: 'equal', value: 3 } }),
    blocks: code,
  },
  {
    id: 'demoTryMore01',
    name: 'more',
    title: 'More than two pieces',
    triggers: onCart({ spec: { measure: 'count', operator: 'greater_than', value: 2 } }),
    blocks: code,
  },
  {
    id: 'demoTrySixty1',
    name: 'sixty',
    title: 'Sixty euros or more',
    triggers: onCart({
      spec: { measure: 'value', operator: 'greater_than_or_equal', value: 60 },
    }),
    blocks: code,
  },
  {
    id: 'demoTryLeave1',
    name: 'leave',
    title: 'You left items in your cart',
    triggers: { exitIntent: { backButton: false } },
    rules: [{ kind: 'cart-value', operator: 'at_least', values: ['50'] }],
    blocks: code,
  },
  {
    id: 'demoTryInCart',
    name: 'in-cart',
    title: 'Still in your cart',
    triggers: AFTER_TWO_SECONDS,
    blocks: products('product_in_cart', 'no_buttons'),
  },
  {
    id: 'demoTryRecent',
    name: 'recent',
    title: 'You looked at these',
    triggers: AFTER_TWO_SECONDS,
    blocks: products('last_visited', 'redirect'),
  },
];

/** A bar that counts down to free shipping, and one popup for each line of the page's guide. */
export const SHOP_POPUPS: readonly DemoPopup[] = [
  {
    id: 'demoShopsBar1',
    request: { name: 'Free shipping', type: 'bar', format: 'format_1', language: 'en' },
    design: screenWith('deep', 'row', [
      block('Headline', {
        text: '{{free_shipping_gap}} to go until shipping is free',
        size: 'xs',
      }),
    ]),
    change: (settings) => ({
      ...settings,
      ...EVERY_TIME,
      triggers: { afterSeconds: { seconds: 0, on: 'page' } },
      // At the top it would cover the shop's own cart.
      appearance: {
        ...settings.appearance,
        location: { horizontal: 'center', vertical: 'bottom' },
        entryEffect: 'slideInUp',
      },
    }),
  },
  ...TRIES.map(({ id, name, title, triggers, blocks, rules }): DemoPopup => ({
    id,
    request: { name: title, type: 'sside', format: 'format_11', language: 'en' },
    design: screenWith('none', 'stack', [block('Headline', { text: title, size: 'm' }), ...blocks]),
    change: (settings) => ({
      ...settings,
      ...EVERY_TIME,
      triggers,
      ...(rules && { audience: { groups: [rules] } }),
      filters: {
        cookies: [{ name: 'demo-try', operator: 'exact', value: name, action: 'show' }],
      },
    }),
  })),
];

function screenWith(tone: string, flow: string, content: readonly Block[]): DesignDocument {
  return {
    root: { props: {} },
    content: [
      block('Screen', {
        screen: 'form',
        tone,
        flow,
        align: 'center',
        pad: 'm',
        gap: 'm',
        content: [...content],
      }),
    ],
  };
}
