import { devices, type Page, type Route } from '@playwright/test';
import { defaultSettings } from '@beckon/contract/settings';
import { LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';
import { publishSoon, visitPrerendered } from '../models/prerendered-visit.ts';

test.use(WITH_MOTION);

/** A short name of the focused element, inside shadow roots too. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('aria-label') ?? at?.getAttribute('placeholder') ?? at?.id ?? '';
  });
}

/** Blocks the file that makes a prerendered popup work, until the returned function is called. */
async function keepViewAway(page: Page): Promise<() => void> {
  let isAway = true;
  await page.route(/\/view-[\w-]+\.js/u, (route) => (isAway ? route.abort() : route.continue()));
  return () => {
    isAway = false;
  };
}

for (const language of LANGUAGES)
  test(`a prerendered form in ${language} sends what was typed at once`, async ({
    page,
    host,
    owner,
  }) => {
    const soon = await publishSoon(owner, host, { type: 'lightbox', language });
    const popup = await visitPrerendered(page, host, soon);
    expect(popup.readFiles()).toEqual([]);
    await page.keyboard.type('ann@example.com');
    await page.keyboard.press('Enter');
    await expect(popup.root.locator('[data-screen=thanks]')).toBeVisible();
    const { leads } = Object(await owner.get(`/api/owner/sites/${soon.siteId}/leads`));
    expect(leads).toMatchObject([{ email: 'ann@example.com' }]);
    expect(popup.readFiles()).toContain('view');
    expect(popup.problems).toEqual([]);
  });

const PHONES = [
  { held: 'upright', size: { width: 390, height: 844 }, wide: 366 },
  { held: 'sideways', size: { width: 844, height: 390 }, wide: 640 },
  { held: 'upright, a tablet', size: { width: 768, height: 1024 }, wide: 480 },
];
for (const { held, size, wide } of PHONES)
  test(`a prerendered popup on a phone held ${held} is as wide as it is when it is used, and in the middle`, async ({
    browser,
    host,
    owner,
  }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], viewport: size });
    const page = await context.newPage();
    const soon = await publishSoon(owner, host, { type: 'lightbox' });
    const popup = await visitPrerendered(page, host, soon);
    const place = () =>
      popup.root.evaluate((card) => {
        const { left, width } = card.getBoundingClientRect();
        const scroll = card.closest('.bkv-scroll');
        return { left, width, scrolls: (scroll?.scrollWidth ?? 0) - (scroll?.clientWidth ?? 0) };
      });
    const inTheMiddle = { left: (size.width - wide) / 2, width: wide, scrolls: 0 };
    await expect.poll(place).toEqual(inTheMiddle);
    expect(popup.readFiles()).toEqual([]);
    await popup.root.locator('.bk-input').first().fill('ann@example.com');
    await expect.poll(popup.readFiles).toContain('view');
    expect(await place()).toEqual(inTheMiddle);
    await context.close();
  });

test('a prerendered form refuses a wrong answer, and sends the corrected one', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  const popup = await visitPrerendered(page, host, soon);
  await popup.submit();
  await expect(popup.root.locator('.bk-input').first()).toBeFocused();
  await expect(popup.root).toHaveAttribute('data-submit', 'idle');
  await popup.root.locator('.bk-input').first().fill('bo@example.com');
  await popup.submit();
  await expect(popup.root.locator('[data-screen=thanks]')).toBeVisible();
});

test('a prerendered popup has the position of a popup that the view draws, and keeps its elements', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  const popup = await visitPrerendered(page, host, soon);
  const field = popup.root.locator('.bk-input').first();
  const boxes = async () => [await popup.root.boundingBox(), await field.boundingBox()];
  const before = await boxes();
  await field.evaluate((element) => element.setAttribute('data-mine', ''));
  await field.press('a');
  await expect.poll(() => popup.readFiles()).toContain('respond');
  await expect(field).toHaveAttribute('data-mine', '');
  await expect(field).toHaveValue('a');
  expect(await boxes()).toEqual(before);
});

const WAYS_OUT: Readonly<Record<string, [string, (page: Page) => Promise<void>]>> = {
  'its X': ['x_click', (page) => page.getByRole('button', { name: 'Close' }).click()],
  Escape: ['escape', (page) => page.keyboard.press('Escape')],
  'a click beside it': ['bg_click', (page) => page.mouse.click(8, 400)],
};

for (const [way, [trigger, leave]] of Object.entries(WAYS_OUT))
  test(`a prerendered popup is closed by ${way}, the close is reported, and its view is never loaded`, async ({
    page,
    host,
    owner,
  }) => {
    const soon = await publishSoon(owner, host, {
      type: 'lightbox',
      settings: { closing: { ...defaultSettings('lightbox').closing, onOutsideClick: true } },
    });
    const popup = await visitPrerendered(page, host, soon);
    const closed = page.waitForRequest(/\/api\/display\/closed\//u);
    await leave(page);
    expect((await closed).postData()).toContain(trigger);
    await expect(popup.root).toHaveCount(0);
    expect(popup.readFiles()).toEqual([]);
    await page.getByRole('button', { name: 'Buy' }).click();
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

test('the focus moves into a prerendered popup, stays in it, and moves back', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  await visitPrerendered(page, host, soon);
  expect(await focused(page)).toBe('Your email');
  await page.keyboard.press('Shift+Tab');
  const stops = [await focused(page)];
  for (let at = 0; at < 6; at += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).not.toContain('before');
  expect(stops).toContain('Close');
  expect(stops).toContain('Your email');
});

test('a prerendered bar moves the page down, and back', async ({ page, host, owner }) => {
  const soon = await publishSoon(owner, host, {
    type: 'bar',
    settings: { triggers: { afterSeconds: { seconds: 3, on: 'page' } } },
  });
  const popup = await visitPrerendered(page, host, soon);
  const topOf = () => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top);
  const height = await popup.root.evaluate((root) => root.getBoundingClientRect().height);
  await expect.poll(topOf).toBeGreaterThan(height - 2);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(topOf).toBeLessThan(40);
});

test('the files of a prerendered popup are requested until they load, and no lead is lost', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  const letViewCome = await keepViewAway(page);
  const popup = await visitPrerendered(page, host, soon);
  await page.keyboard.type('cleo@example.com');
  await popup.submit();
  await expect(popup.root).toHaveAttribute('data-submit', 'sending');
  letViewCome();
  await expect(popup.root.locator('[data-screen=thanks]')).toBeVisible({ timeout: 15_000 });
  const { leads } = Object(await owner.get(`/api/owner/sites/${soon.siteId}/leads`));
  expect(leads).toMatchObject([{ email: 'cleo@example.com' }]);
});

test('a prerendered form that is filled in fast after it was visible for a while is not spam', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  const popup = await visitPrerendered(page, host, soon);
  const shownFor = (): Promise<number> =>
    page.evaluate(
      () => performance.now() - Object(performance.getEntriesByName('shown')[0]).startTime,
    );
  await page.evaluate(() => performance.mark('shown'));
  await expect.poll(shownFor).toBeGreaterThan(1_000);
  await page.keyboard.insertText('dan@example.com');
  await page.keyboard.press('Enter');
  await expect(popup.root.locator('[data-screen=thanks]')).toBeVisible();
  const { leads } = Object(await owner.get(`/api/owner/sites/${soon.siteId}/leads`));
  expect(leads).toMatchObject([{ email: 'dan@example.com' }]);
  expect(leads[0]).not.toHaveProperty('isSpam');
});

test('a form that was sent before the view loaded is delivered even if the popup was closed', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  const letViewCome = await keepViewAway(page);
  const popup = await visitPrerendered(page, host, soon);
  await page.keyboard.type('eve@example.com');
  await page.keyboard.press('Enter');
  await expect(popup.root).toHaveAttribute('data-submit', 'sending');
  await page.keyboard.press('Escape');
  await expect(popup.root).toBeHidden();
  letViewCome();
  await expect(popup.root).toHaveCount(0);
  const leadsOfSite = async (): Promise<unknown> =>
    Object(await owner.get(`/api/owner/sites/${soon.siteId}/leads`)).leads;
  await expect.poll(leadsOfSite).toMatchObject([{ email: 'eve@example.com' }]);
});

test('under a strict content policy a prerendered popup looks the same', async ({
  page,
  host,
  owner,
  server,
}) => {
  const soon = await publishSoon(
    owner,
    host,
    { type: 'lightbox' },
    {
      'content-security-policy': `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; img-src ${server.url}; font-src ${server.url}; require-trusted-types-for 'script'; trusted-types beckon`,
    },
  );
  const popup = await visitPrerendered(page, host, soon);
  expect(popup.problems).toEqual([]);
  await expect(page.locator('.bkv-dim')).toHaveCSS('opacity', '0.5');
  await popup.submit();
  await expect(popup.root.locator('.bk-input').first()).toBeFocused();
  expect(popup.problems).toEqual([]);
});

test('a prerendered popup loads its web fonts, and removes them when it closes', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox', format: 'format_1' });
  const popup = await visitPrerendered(page, host, soon);
  const loaded = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
    );
  await expect.poll(loaded).toContain('beckon-oldStyle-en');
  await popup.closeByX();
  await expect.poll(loaded).toEqual([]);
});

test('a prerendered popup that closes while its fonts load leaves no font in the page', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox', format: 'format_1' });
  let waiting: Route[] = [];
  page.on('framenavigated', () => (waiting = []));
  await page.route('**/fonts/**', (route) => void waiting.push(route));
  const popup = await visitPrerendered(page, host, soon);
  await expect.poll(() => waiting.length).toBe(3);
  await popup.closeByX();
  await expect(popup.root).not.toBeAttached();
  await Promise.all(waiting.map((route) => route.continue()));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});

test('a prerendered popup shows on an XML page', async ({ page, host, owner }) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  await visitPrerendered(page, host, soon);
  const script = await page.locator('script[src*="/pixel.js"]').getAttribute('src');
  host.setPage(
    '/xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A customer</title></head><body><p>Text</p><script id="beckon-script" src="${script}" async=""></script></body></html>`,
    { 'content-type': 'application/xhtml+xml; charset=utf-8' },
  );
  await page.context().clearCookies();
  await page.goto(`${host.url}/xml`);
  await expect(page.getByRole('dialog')).toBeVisible();
});
