import type { PopupSettings } from '@beckon/contract/settings';
import { COUPON_PRIZE_ID, type Language } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { expectAccessible } from '../models/accessible-popup.ts';
import { visitAndOpen } from '../models/visit.ts';

const FROM_POOL = { type: 'unique', code: '' } as const;
const withCoupon = (
  owner: OwnerApi,
  settings: Partial<PopupSettings>,
  language: Language = 'en',
): Promise<string> => owner.publish({ type: 'sside', format: 'format_12', language, settings });
const withList = (
  owner: OwnerApi,
  csv: string,
  settings: Partial<PopupSettings> = {},
): Promise<string> =>
  owner.publish({
    type: 'sside',
    format: 'format_12',
    settings: { coupon: FROM_POOL, ...settings },
    lists: { [COUPON_PRIZE_ID]: csv },
  });

test('each visitor gets a different code when the coupon becomes visible, and the same code again later', async ({
  page,
  host,
  owner,
  browser,
}) => {
  const id = await withList(owner, 'code\nFIRST-1\nSECOND-2\n');
  const answers: string[] = [];
  page.on('response', (response) => {
    if (/\/api\/display\/[0-9a-f]{13}/u.test(response.url()))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  const popup = await visitAndOpen(page, host, id);
  await expect(popup.root.getByText('FIRST-1')).toBeVisible();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.join()).not.toContain('FIRST-1');
  const again = await visitAndOpen(page, host, id);
  await expect(again.root.getByText('FIRST-1')).toBeVisible();
  const other = await browser.newContext();
  const another = await visitAndOpen(await other.newPage(), host, id);
  await expect(another.root.getByText('SECOND-2')).toBeVisible();
  await other.close();
});

test('after the last code, the words beside it promise none, and the popup pauses if its owner wants that', async ({
  page,
  host,
  owner,
  browser,
}) => {
  const goesOn = await withList(owner, 'ONLY-1', { codes: { pausesWhenUsedUp: false } });
  const first = await visitAndOpen(page, host, goesOn);
  await expect(first.root.getByText('ONLY-1')).toBeVisible();
  await expect(first.root.getByText('Use the code at the checkout.')).toBeVisible();
  const other = await browser.newContext();
  const late = await visitAndOpen(await other.newPage(), host, goesOn);
  await expect(late.root.getByText('There are no codes left right now.')).toBeVisible();
  await expect(late.root.getByText('Use the code at the checkout.')).toBeHidden();
  await expect(late.root.getByRole('heading')).toHaveCount(0);
  await other.close();

  const pauses = await withList(owner, 'ONLY-2');
  const second = await visitAndOpen(page, host, pauses);
  await expect(second.root.getByText('ONLY-2')).toBeVisible();
  const { popup } = Object(await owner.get(`/api/owner/popups/${pauses}`));
  expect(popup).toMatchObject({ status: 'paused' });
});

test('a code ends with its countdown and is struck out', async ({ page, host, owner }) => {
  const id = await withCoupon(
    owner,
    { coupon: { type: 'fixed', code: 'HURRY' }, codes: { validMinutes: 5 } },
    'he',
  );
  await page.clock.install();
  const first = await visitAndOpen(page, host, id);
  await expect(first.root.getByRole('timer').filter({ hasText: 'בתוקף' })).toBeVisible();
  await page.clock.fastForward(301_000);
  await expect(first.root.locator('s')).toHaveText('HURRY');
  await expect(first.root.getByText('תוקף הקוד פג.')).toBeVisible();
  expect(first.problems).toEqual([]);
});

test('“Apply to my cart” takes the code to the shop and counts as a conversion', async ({
  page,
  host,
  owner,
}) => {
  const code = 'CART 5&UP';
  const id = await withCoupon(owner, {
    coupon: { type: 'fixed', code },
    codes: { applyAddress: '/discount/{code}?redirect=/cart' },
  });
  host.setPage('/discount/CART%205&UP', '<h1>Your cart</h1>');
  const popup = await visitAndOpen(page, host, id);
  await expectAccessible(page);
  const conversion = page.waitForRequest((request) =>
    request.url().includes('/api/display/conversion/'),
  );
  await popup.root.getByRole('link', { name: 'Apply to my cart' }).click();
  await expect(page).toHaveURL(`${host.url}/discount/CART%205%26UP?redirect=/cart`);
  const sent = await conversion;
  expect(Object.fromEntries(new URLSearchParams(sent.postData() ?? ''))).toMatchObject({
    poptin_id: id,
    coupon: code,
  });
  expect((await sent.response())?.status()).toBe(200);
});

test('a code that did not arrive is kept for the visitor, and arrives with the next request', async ({
  page,
  host,
  owner,
}) => {
  const id = await withList(owner, 'LATER-1');
  await page.route(`**/api/display/draw/${id}`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  const popup = await visitAndOpen(page, host, id);
  await expect(popup.root.getByRole('alert')).toContainText('Your code is kept for you.');
  await popup.root.getByRole('button', { name: 'Try again' }).click();
  await expect(popup.root.getByText('LATER-1')).toBeVisible();
});
