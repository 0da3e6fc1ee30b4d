import type { Locator, Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { COOKIE_BANNER } from '../models/consent/cookie-banner.ts';
import { popupOn } from '../models/popup.ts';

const PHONE = { width: 390, height: 844 };
const BAR = aWirePopup({
  poptin_type: 'bar',
  design_properties: { poptin_location: 'center-bottom' },
});
const TEASER = aWirePopup({
  display_after_sec_active: 'no',
  is_teasers_on: 1,
  teaser: { show_mode: 'before_show', label: 'Ten percent', side: 'right', animated: 0 },
});

const manage = (page: Page): Locator => page.getByRole('button', { name: 'Manage consent' });
const deny = (page: Page): Promise<void> => page.getByRole('button', { name: 'Deny' }).click();

/** The position of an element on the screen. */
async function boxOf(element: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  await expect(element).toBeVisible();
  return element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return { top, bottom };
  });
}

test('a popup waits while the cookie banner is open, and opens when it is answered', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage(COOKIE_BANNER));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => (await page.evaluate(() => Object(window).beckon.explain())).length)
    .toBe(1);
  await expect(popupOn(page).root).toBeHidden();
  expect(stub.seen('/api/display/viewed/')).toEqual([]);
  await deny(page);
  await expect(popupOn(page).root).toBeVisible();
});

test('a popup that the visitor asks for does not wait for the cookie banner', async ({
  page,
  stub,
  site,
}) => {
  site.setPage(
    '/',
    aHostPage(`${COOKIE_BANNER}<button onclick="beckon.show('abcdefghijk01')">Offer</button>`),
  );
  offer(stub, [aWirePopup({ display_after_sec_active: 'no', on_click: 1 })]);
  await page.goto(site.url);
  await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(1);
  await page.getByRole('button', { name: 'Offer' }).click();
  await expect(popupOn(page).root).toBeVisible();
});

test('a cookie banner that is hidden by an extension or does not load delays no popup', async ({
  page,
  stub,
  site,
}) => {
  for (const [path, body] of [
    ['/hidden', `${COOKIE_BANNER}<style>.cmplz-cookiebanner{display:none!important}</style>`],
    ['/missing', '<script>window.complianz = {}</script>'],
  ] as const) {
    site.setPage(path, aHostPage(body));
    offer(stub, [aWirePopup()]);
    await page.goto(site.url + path);
    await expect(popupOn(page).root).toBeVisible();
  }
});

for (const [name, popup, drawn] of [
  ['a bar', BAR, '.poptin-popup'],
  ['a teaser', TEASER, '.bkv-teaser'],
] as const) {
  test(`on a phone ${name} at the bottom and the consent button do not cover each other`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    site.setPage('/', aHostPage(COOKIE_BANNER));
    offer(stub, [popup]);
    await page.goto(site.url);
    await expect(manage(page)).toBeHidden();
    await deny(page);
    const ours = page.locator(drawn);
    await expect(ours).toBeVisible();
    await expect
      .poll(async () => (await boxOf(ours)).bottom - (await boxOf(manage(page))).top)
      .toBeLessThanOrEqual(0);
    // The banner opens again: our element moves up.
    await manage(page).click();
    const banner = page.locator('.cmplz-cookiebanner');
    await expect
      .poll(async () => (await boxOf(ours)).bottom - (await boxOf(banner)).top)
      .toBeLessThanOrEqual(0);
    expect((await boxOf(ours)).top).toBeGreaterThanOrEqual(0);
  });
}
