import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { holding } from '../helpers/holding.ts';

const restricted = {
  display: 'not_allowed',
  message: 'You have been reached the max poptins views number',
  is_client_restriction: true,
  client_restriction_setting: {
    id: 'limit-7',
    mote_than_two_days: false,
    upgrade_popup: '<div class="poptin-popup" dir="ltr"><h2>Your popups are paused</h2></div>',
    remindme_popup: '<div class="poptin-popup" dir="ltr"><h2>Still paused</h2></div>',
  },
};

test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('an owner over the limit sees a notice, and a click on its button is recorded', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [], restricted);
  await page.goto(`${site.url}/?ppt-owner=token-of-the-owner`);
  await expect(dialogOn(page)).toContainText('Your popups are paused');
  expect(stub.calls[0]?.fields).toMatchObject({
    owner: 'token-of-the-owner',
    cancel_visitor_count: '1',
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(() => stub.seen('/api/display/limitLogs').map(({ query }) => query))
    .toEqual(['status=shown&id=limit-7', 'status=dismiss&id=limit-7']);
  expect([...stub.seen('/api/display/viewed'), ...stub.seen('/api/display/closed')]).toEqual([]);
});

test("the owner's token leaves the address once the tab has it, and the page is asked for only once", async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  site.setPage('/next', aHostPage());
  await page.goto(`${site.url}/?a=1&ppt-owner=token-of-the-owner&b#part`);
  await expect(page).toHaveURL(`${site.url}/?a=1&b#part`);
  await expect(dialogOn(page)).toBeVisible();
  const shown = () => stub.seen(`/api/display/${CLIENT_ID}`);
  expect(shown()).toHaveLength(1);
  expect(shown()[0]?.fields['poptin_viewed_url']).toBe(`${site.url}/?a=1&ppt-owner&b#part`);
  const kept = await page.evaluate(() => document.cookie + JSON.stringify(localStorage));
  expect(kept).toContain('ppt-owner');
  expect(kept).not.toContain('token-of-the-owner');
  await page.goto(`${site.url}/next`);
  await expect
    .poll(() => shown().map(({ fields }) => fields['owner']))
    .toEqual(['token-of-the-owner', 'token-of-the-owner']);
});

test("the panel opens where session storage is blocked, and nothing sends the owner's token to others", async ({
  page,
  stub,
  site,
}) => {
  const link = '<a data-block="link-button" href="{conversion_url}">Share</a>';
  const redirect = {
    poptin_design_thank_screen: 0,
    poptin_design_redirect: 1,
    poptin_design_redirect_url: '{conversion_url}',
  };
  offer(stub, [aWirePopup({ ...holding(link), design_properties: redirect })]);
  stub.reply(`/api/display/${CLIENT_ID}/explain`, { success: true, popups: [] });
  stub.reply('/api/display/conversion/', { status: 503, body: '' });
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  const address = `${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`;
  const withoutToken = `${site.url}/?ppt-explain&ppt-owner`;
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Why popups show here' })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(dialogOn(page).getByRole('link', { name: 'Share' })).toHaveAttribute(
    'href',
    withoutToken,
  );
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(withoutToken);
  await expect
    .poll(() => stub.seen('/api/display/errors')[0]?.fields)
    .toMatchObject({ where: 'conversion', url: withoutToken });
});

test('the panel opens if the browser refuses to change the address, which is reported', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, []);
  stub.reply(`/api/display/${CLIENT_ID}/explain`, { success: true, popups: [] });
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
  });
  await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
  await expect(page.getByRole('region', { name: 'Why popups show here' })).toBeVisible();
  await expect
    .poll(() => stub.seen('/api/display/errors').map(({ fields }) => fields))
    .toEqual([
      expect.objectContaining({
        message: expect.stringContaining('too many calls'),
        url: `${site.url}/?ppt-explain&ppt-owner`,
      }),
    ]);
});

test('a visitor of a site over its limit sees nothing', async ({ page, stub, site }) => {
  offer(stub, [aWirePopup()], restricted);
  await page.goto(site.url);
  await expect.poll(() => stub.calls.length).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'beckon').explain())).toEqual([]);
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
});

test('the panel shows the owner on the page why each popup shows or does not', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [
    aWirePopup({
      poptin_name: 'Cart rescue',
      display_after_sec_active: 'no',
      display_after_scroll_active: 400,
      cookie_filter: {
        display_if_specific_cookie_active: 'yes',
        display_if_specific_cookie: [
          {
            cookie_name_pair: 'tier',
            cookie_value_pair: 'gold',
            cookie_show_pair: 'show',
            cookie_match_pair: 'exact',
          },
        ],
      },
    }),
  ]);
  stub.reply(`/api/display/${CLIENT_ID}/explain`, {
    success: true,
    popups: [
      {
        poptin_id: 'abcdefghijk01',
        poptin_name: 'Cart rescue',
        offered: true,
        lines: [{ rule: 'country', wanted: 'IL', seen: 'IL', passes: true }],
      },
      {
        poptin_id: 'heldbackpop01',
        poptin_name: 'Spring sale',
        offered: false,
        lines: [
          { rule: 'schedule', wanted: 'until 2026-05-01', seen: '2026-11-21', passes: false },
        ],
      },
    ],
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/explain$/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
  const panel = page.getByRole('region', { name: 'Why popups show here' });
  await expect(panel.getByRole('status')).toHaveText('Looking at this page…');
  held.resolve();
  await expect(panel).toContainText('Cart rescue');
  await expect(panel).toContainText('Spring sale');
  for (const details of await panel.getByRole('button', { name: /details/iu }).all())
    await details.click();
  for (const name of ['country', 'schedule', 'scrolledPercent', 'cookie'])
    await expect(panel).toContainText(name);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test('the panel can be used while a modal popup is open, and after it', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup({ poptin_name: 'Cart rescue' })]);
  stub.reply(`/api/display/${CLIENT_ID}/explain`, { success: true, popups: [] });
  await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
  const panel = page.getByRole('region', { name: 'Why popups show here' });
  await expect(dialogOn(page)).toBeVisible();
  await expect(panel).toContainText('Showing now.');
  const fold = panel.getByRole('button', { name: /Cart rescue/u });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(dialogOn(page)).toBeVisible();
  await dialogOn(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(panel).toContainText('Shown, and closed.');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel).toHaveCount(0);
});

test('the panel says why the server refuses the page, and so does the console', async ({
  page,
  stub,
  site,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const message = 'This page is not on a domain of the site.';
  stub.reply(`/api/display/${CLIENT_ID}`, { status: 403, body: JSON.stringify({ message }) });
  await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
  const panel = page.getByRole('region', { name: 'Why popups show here' });
  await expect(panel.getByRole('alert')).toHaveText(`The server refuses this page. ${message}`);
  await expect(panel).not.toContainText('no published popup');
  expect(lines.filter((line) => line.includes('display failed'))).toEqual([
    expect.stringContaining(message),
  ]);
});

test('the panel says that the Content-Security-Policy of the page forbids the calls', async ({
  page,
  stub,
  site,
}) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;
  site.setPage('/', aHostPage().replace('<title>', `${policy}<title>`));
  await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
  const panel = page.getByRole('region', { name: 'Why popups show here' });
  await expect(panel.getByRole('alert')).toContainText(`Add ${stub.url} to connect-src`);
});

test('the panel says that the server cannot be reached', async ({ page, stub, site }) => {
  await page.route(`${stub.url}/api/**`, (route) => route.abort());
  await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
  const panel = page.getByRole('region', { name: 'Why popups show here' });
  await expect(panel.getByRole('alert')).toContainText(`${stub.url} cannot be reached`);
});

for (const [direction, side] of [
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)
  test(`the panel does not cover the corner of popups on a page with direction ${direction}`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage('/', aHostPage().replace('<html', `<html dir="${direction}"`));
    offer(stub, []);
    stub.reply(`/api/display/${CLIENT_ID}/explain`, { success: true, popups: [] });
    await page.goto(`${site.url}/?ppt-explain&ppt-owner=token-of-the-owner`);
    const panel = page.getByRole('region', { name: 'Why popups show here' });
    await expect(panel).toBeVisible();
    const gaps = await panel.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right: document.documentElement.clientWidth - right };
    });
    expect(gaps[side]).toBeCloseTo(16, 0);
    expect(gaps[side === 'left' ? 'right' : 'left']).toBeGreaterThan(420);
  });

test('the panel stays closed for visitors without a token', async ({ page, stub, site }) => {
  offer(stub, []);
  await page.goto(`${site.url}/?ppt-explain`);
  await expect.poll(() => stub.calls.length).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'beckon').explain())).toEqual([]);
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  expect(stub.seen(`/api/display/${CLIENT_ID}/explain`)).toEqual([]);
});
