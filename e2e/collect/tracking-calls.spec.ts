import type { Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const SESSION = `/api/display/total-website-session/${CLIENT_ID}`;
const ACTIVITY = `/api/display/conversion-activities/${CLIENT_ID}`;

/** Records which calls of the page use `keepalive`. */
async function watchKeepalive(
  page: Page,
): Promise<() => Promise<Readonly<Record<string, boolean>>>> {
  await page.addInitScript(() => {
    const outliving: Record<string, boolean> = {};
    Reflect.set(window, 'outliving', outliving);
    const real = window.fetch;
    window.fetch = (to, init) => {
      outliving[new URL(new Request(to).url).pathname] = init?.keepalive === true;
      return real(to, init);
    };
  });
  return () => page.evaluate(() => Object(window).outliving);
}

test.beforeEach(({ site, stub }) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
});

test('an unknown visitor is not tracked', async ({ page, stub, site }) => {
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => stub.seen('/api/display/closed').length).toBe(1);
  expect([
    ...stub.seen('/api/display/total-website-session'),
    ...stub.seen('/api/display/conversion-activities'),
  ]).toEqual([]);
});

test('a visitor who left an e-mail is reported to the server on each page, with their actions', async ({
  page,
  stub,
  site,
}) => {
  const outliving = await watchKeepalive(page);
  await page.addInitScript(() =>
    localStorage.setItem('poptin_converted_email', 'ann@known.example'),
  );
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() => stub.seen(ACTIVITY).map(({ fields }) => fields['activity']))
    .toEqual(['viewed', 'closed']);
  for (const { fields } of stub.seen(ACTIVITY))
    expect(fields).toMatchObject({
      email: 'ann@known.example',
      poptin_id: 'abcdefghijk01',
      url: `${site.url}/`,
    });
  expect(stub.seen(SESSION).map(({ fields }) => fields)).toMatchObject([
    { email: 'ann@known.example', url: 'localhost' },
  ]);
  expect(await outliving()).toMatchObject({ [SESSION]: true, [ACTIVITY]: true });
});

test('a customer of the shop is reported without an e-mail', async ({ page, stub, site }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'Shopify', { shop: 'test.myshopify.com' });
    Reflect.set(window, '__st', { cid: 4711 });
  });
  await page.goto(site.url);
  await expect
    .poll(() => stub.seen(SESSION).map(({ fields }) => fields))
    .toMatchObject([
      { email: '', store_integration: 'shopify', store_integration_customer_id: '4711' },
    ]);
});
