import { expect, test } from '../fixtures/beckon.ts';
import { demoShop, type DemoShop } from '../models/demo-shop.ts';

interface Case {
  readonly tries: string;
  readonly popupId: string;
  readonly title: string;
  /** The cart at the start, as in the demo's cookie. */
  readonly cart?: string;
  /** The amounts that the bar shows at the start, and after the step that opens nothing yet. */
  readonly toGo: readonly [start: string, almost: string];
  /** Does almost what the trigger needs. */
  readonly almost?: (shop: DemoShop) => Promise<void>;
  /** Does what the trigger needs. */
  readonly act: (shop: DemoShop) => Promise<void>;
}

/** Each action, the chosen product, and each operator. */
const CASES: readonly Case[] = [
  {
    tries: 'added',
    popupId: 'demoTryAdded1',
    title: 'Goes well with it',
    cart: '1011x1.102x1',
    toGo: ['7.00', '36.00'],
    almost: (shop) => shop.takeOut('Breakfast bowl'),
    async act(shop) {
      await shop.look('harbour-mug');
      await shop.add();
    },
  },
  {
    tries: 'removed',
    popupId: 'demoTryRemov1',
    title: 'Changed your mind?',
    toGo: ['60.00', '36.00'],
    almost: (shop) => shop.add(),
    act: (shop) => shop.takeOut('Harbour mug, Sea blue'),
  },
  {
    tries: 'changed',
    popupId: 'demoTryChang1',
    title: 'Your cart has changed',
    cart: '1011x1',
    toGo: ['36.00', '36.00'],
    act: (shop) => shop.takeOut('Harbour mug, Sea blue'),
  },
  {
    tries: 'mug',
    popupId: 'demoTryTheMug',
    title: 'A good mug, that',
    toGo: ['60.00', '31.00'],
    async almost(shop) {
      await shop.look('breakfast-bowl');
      await shop.add();
    },
    async act(shop) {
      await shop.look('harbour-mug');
      await shop.add();
    },
  },
  {
    tries: 'three',
    popupId: 'demoTryThree1',
    title: 'Three pieces',
    toGo: ['60.00', '36.00'],
    almost: (shop) => shop.add(),
    act: (shop) => shop.add(2),
  },
  {
    tries: 'more',
    popupId: 'demoTryMore01',
    title: 'More than two pieces',
    toGo: ['60.00', '12.00'],
    almost: (shop) => shop.add(2),
    act: (shop) => shop.add(),
  },
  {
    tries: 'sixty',
    popupId: 'demoTrySixty1',
    title: 'Sixty euros or more',
    toGo: ['60.00', '12.00'],
    almost: (shop) => shop.add(2),
    act: (shop) => shop.add(),
  },
];

/**
 * What a shop system must report: what was added and removed, which product, and the total. All
 * other cases are decided from these by the same code in each shop.
 */
const REPORTED = CASES.filter(({ tries }) => ['added', 'removed', 'mug', 'sixty'].includes(tries));

/** The differences of the platforms. Shopify is tested in shop-triggers.spec.ts. */
const SHOPS = [
  // Wix reports only changes. The earlier cart is known only for members.
  { name: 'wix', cookies: { 'demo-member': 'customer7' }, ways: [''], cases: REPORTED },
  { name: 'ecwid', cookies: {}, ways: [''], cases: REPORTED },
  { name: 'woocommerce', cookies: {}, ways: ['blocks', 'classic'], cases: CASES },
] as const;

for (const { name, cookies, ways, cases } of SHOPS)
  test(`cart triggers open their popups in the ${name} shop`, async ({ page, server }) => {
    test.slow();
    const shop = demoShop(page, server.url, name);
    for (const [at, { tries, popupId, title, cart = '', toGo, almost, act }] of cases.entries())
      await test.step(tries, async () => {
        const way = ways[at % ways.length] ?? '';
        const filled = { [`demo-cart-${name}`]: cart };
        await shop.asNew({ ...cookies, ...filled, 'demo-try': tries, 'demo-way': way });
        await shop.look('harbour-mug');
        await shop.isToGo(toGo[0]);
        await almost?.(shop);
        await shop.isToGo(toGo[1]);
        await shop.rests();
        const popup = shop.popup(popupId).root;
        await expect(popup).toHaveCount(0);
        await act(shop);
        await expect(popup).toContainText(title);
      });
  });
