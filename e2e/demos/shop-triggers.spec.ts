import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { demoShop, type DemoShop } from '../models/demo-shop.ts';
import { pointerLeaves } from '../models/trigger-page.ts';

interface Case {
  readonly tries: string;
  readonly popupId: string;
  readonly title: string;
  /** The way in which the theme adds products. */
  readonly way: string;
  /** Puts products into the cart. The last step must open the popup. */
  readonly buy: (shop: DemoShop, page: Page) => Promise<void>;
}

/** Each action, product and operator, and each way in which a theme adds products. */
const SHOPIFY_CASES: readonly Case[] = [
  {
    tries: 'added',
    popupId: 'demoTryAdded1',
    title: 'Goes well with it',
    way: 'fetch',
    buy: (shop) => shop.add(),
  },
  {
    tries: 'mug',
    popupId: 'demoTryTheMug',
    title: 'A good mug, that',
    way: 'xhr',
    async buy(shop) {
      await shop.look('breakfast-bowl');
      await shop.add();
      await shop.isToGo('31.00');
      await expect(shop.popup('demoTryTheMug').root).toHaveCount(0);
      await shop.look('harbour-mug');
      await shop.add();
    },
  },
  {
    tries: 'three',
    popupId: 'demoTryThree1',
    title: 'Three pieces',
    way: 'drawer',
    async buy(shop, page) {
      await shop.add();
      await shop.isToGo('36.00');
      await expect(page.getByLabel('Cart', { exact: true })).toContainText('1 × Harbour mug');
      await expect(shop.popup('demoTryThree1').root).toHaveCount(0);
      await shop.add(2);
    },
  },
  {
    tries: 'more',
    popupId: 'demoTryMore01',
    title: 'More than two pieces',
    way: 'fetch',
    async buy(shop) {
      await shop.add(2);
      await shop.isToGo('12.00');
      await expect(shop.popup('demoTryMore01').root).toHaveCount(0);
      await shop.add();
    },
  },
  {
    tries: 'sixty',
    popupId: 'demoTrySixty1',
    title: 'Sixty euros or more',
    way: 'form',
    async buy(shop, page) {
      await shop.add(2);
      await expect(page).toHaveURL(/\/cart$/u);
      await shop.isToGo('12.00');
      await expect(shop.popup('demoTrySixty1').root).toHaveCount(0);
      await shop.look('harbour-mug');
      await shop.add();
      await expect(page).toHaveURL(/\/cart$/u);
    },
  },
  {
    tries: 'removed',
    popupId: 'demoTryRemov1',
    title: 'Changed your mind?',
    way: 'fetch',
    async buy(shop) {
      await shop.add();
      await shop.isToGo('36.00');
      await expect(shop.popup('demoTryRemov1').root).toHaveCount(0);
      await shop.takeOut('Harbour mug, Sea blue');
    },
  },
  {
    tries: 'changed',
    popupId: 'demoTryChang1',
    title: 'Your cart has changed',
    way: 'fetch',
    buy: (shop) => shop.add(),
  },
];

test('every cart trigger opens its popup in the Shopify shop, with each way of adding products', async ({
  page,
  server,
}) => {
  test.slow();
  const shop = demoShop(page, server.url, 'shopify');
  for (const { tries, popupId, title, way, buy } of SHOPIFY_CASES)
    await test.step(tries, async () => {
      await shop.asNew({ 'demo-try': tries, 'demo-way': way });
      await shop.look('harbour-mug');
      await shop.isToGo('60.00');
      await buy(shop, page);
      await expect(shop.popup(popupId).root).toContainText(title);
    });
});

test('a popup with a rule about the cart follows a cart that changes without a new page', async ({
  page,
  server,
}) => {
  const shop = demoShop(page, server.url, 'shopify');
  const { root } = shop.popup('demoTryLeave1');
  await shop.asNew({ 'demo-try': 'leave', 'demo-way': 'fetch' });
  await shop.look('harbour-mug');
  await pointerLeaves(page);
  await shop.rests();
  await expect(root).toHaveCount(0);
  await asksAgain(page, () => shop.add(3));
  // The triggers of the popup are armed when their file has loaded.
  await expect(async () => {
    await pointerLeaves(page);
    await expect(root).toContainText('You left items in your cart', { timeout: 500 });
  }).toPass();

  await shop.asNew({ 'demo-try': 'leave', 'demo-way': 'fetch' });
  await shop.look('harbour-mug');
  await asksAgain(page, () => shop.add(3));
  await shop.look('reed-vase');
  await asksAgain(page, () =>
    page.evaluate(async () => {
      const answer = await fetch('/demos/shops/shopify/cart/clear.js', { method: 'POST' });
      await answer.json();
    }),
  );
  await pointerLeaves(page);
  await shop.rests();
  await expect(root).toHaveCount(0);
});

/** Does this, and waits until the script has asked the server about the new cart. */
async function asksAgain(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/display/'));
  await change();
  await (await answered).finished();
}
