import type { Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';

const CONVERSION = '/api/display/conversion/';

/**
 * The server's response to a lead, and how often later pages have sent it again while the response
 * stays the same.
 */
const FAILURES = {
  'too many calls (429)': { status: 429, sentAgain: [1, 2] },
  'a refusal (400), which is tried once more': { status: 400, sentAgain: [1, 1] },
} as const;

for (const [what, { status, sentAgain }] of Object.entries(FAILURES)) {
  test(`a lead that gets ${what} is reported without its answers and stored, and the visitor is thanked`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage('/', aHostPage());
    offer(stub, [aWirePopup()]);
    stub.reply(CONVERSION, { status, body: '{"success":false,"message":"No"}' });
    await page.goto(site.url);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
    await expect.poll(() => stub.seen('/api/display/errors').length).toBe(1);
    const fields = stub.seen('/api/display/errors')[0]?.fields;
    expect(fields).toMatchObject({
      client_id: CLIENT_ID,
      where: 'conversion',
      url: `${site.url}/`,
      message: expect.stringContaining(String(status)),
    });
    expect(JSON.stringify(fields)).not.toContain('ann@');
    const [sent] = stub.seen(CONVERSION);
    offer(stub, []);
    for (const [visit, times] of sentAgain.entries()) {
      await page.goto(`${site.url}/?visit=${visit}`);
      await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(visit + 2);
      await expect.poll(() => stub.seen(CONVERSION).length).toBe(1 + times);
    }
    stub.reply(CONVERSION, {
      success: true,
      conversion_id: 'c1',
      integration: { conversion_code: '' },
    });
    const kept = (): Promise<string> =>
      page.evaluate(() => localStorage.getItem('poptin_pending_conversions') ?? '[]');
    await page.goto(`${site.url}/?healed`);
    await expect.poll(kept).toBe('[]');
    expect(new Set(stub.seen(CONVERSION).map(({ fields }) => fields['idempotency_key']))).toEqual(
      new Set([sent?.fields['idempotency_key']]),
    );
    const all = stub.seen(CONVERSION).length;
    expect(all).toBe(status === 400 ? 2 : 4);
    await page.goto(`${site.url}/?after`);
    await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(5);
    expect(stub.seen(CONVERSION)).toHaveLength(all);
  });
}

test('a lead waits for the file that sends it, and is sent once that file has loaded', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage());
  offer(stub, [aWirePopup()]);
  let asked = 0;
  await page.route(/\/respond-[^/]*\.js/, (route) => {
    asked += 1;
    return asked <= 2 ? route.abort() : route.continue();
  });
  await page.goto(site.url);
  const popup = dialogOn(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(popup.getByRole('heading')).toHaveText('Thank you');
  expect(asked).toBeGreaterThan(2);
  await expect.poll(() => stub.seen(CONVERSION).length).toBe(1);
  expect(JSON.stringify(stub.seen(CONVERSION)[0]?.fields)).toContain('ann@example.com');
  offer(stub, []);
  await page.goto(`${site.url}/?next`);
  await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(2);
  expect(stub.seen(CONVERSION)).toHaveLength(1);
});

/**
 * What a visitor does before the file that sends conversions could load, and what the server must
 * receive.
 */
const LEFT_BEHIND = {
  'a lead': {
    popup: {},
    act: async (page: Page) => {
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
      await page.getByRole('button', { name: 'Join' }).click();
    },
    sent: 'ann@example.com',
  },
  'the click on a link that counts': {
    popup: {
      poptin: aTemplate('abcdefghijk01').replace(
        /<form.*<\/form>/su,
        '<a data-block="link-button" href="/shop" data-conversion="true">Shop now</a>',
      ),
    },
    act: (page: Page) => page.getByText('Shop now').click(),
    sent: 'Shop now',
  },
} as const;

for (const [what, { popup, act, sent }] of Object.entries(LEFT_BEHIND)) {
  test(`${what} is sent once by the next page if its page is left before the file that sends it loads`, async ({
    page,
    stub,
    site,
  }) => {
    const file = /\/respond-[^/]*\.js/;
    const kept = (): Promise<string> =>
      page.evaluate(() => localStorage.getItem('poptin_pending_conversions') ?? '[]');
    site.setPage('/', aHostPage());
    offer(stub, [aWirePopup(popup)]);
    await page.route(file, (route) => route.abort());
    await page.goto(`${site.url}/?first`);
    await expect(dialogOn(page)).toBeVisible();
    await act(page);
    await expect.poll(kept).toContain(sent);
    expect(stub.seen(CONVERSION)).toEqual([]);
    await page.unroute(file);
    offer(stub, []);
    await page.goto(`${site.url}/?second`);
    await expect.poll(() => stub.seen(CONVERSION).length).toBe(1);
    expect(stub.seen(CONVERSION)[0]?.fields).toMatchObject({ url: `${site.url}/?first` });
    expect(JSON.stringify(stub.seen(CONVERSION)[0]?.fields)).toContain(sent);
    await expect.poll(kept).toBe('[]');
    await page.goto(`${site.url}/?third`);
    await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(3);
    expect(stub.seen(CONVERSION)).toHaveLength(1);
  });
}
