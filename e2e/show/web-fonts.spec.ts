import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript } from '../models/popup.ts';
import { publishAlone, visitAndOpen } from '../models/visit.ts';

/** Collects the requests for fonts. */
function fontRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fonts/')) requests.push(request);
  });
  return requests;
}

/** The loaded fonts, as `family style`, without duplicates from several popups of a page. */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !/-[ab]$/.test(family))
        .map(({ family, style }) => `${family} ${style}`),
    ),
  ]);

test('a popup uses the fonts of its theme, and loads only the files that its words need', async ({
  page,
  owner,
  host,
}) => {
  const requests = fontRequests(page);
  const popup = await publishAlone(owner, { type: 'lightbox', format: 'format_1' });
  const { problems } = await visitAndOpen(page, host, popup);
  await expect
    .poll(async () => (await loadedFonts(page)).toSorted())
    .toEqual([
      'beckon-humanist-en normal',
      'beckon-oldStyle-en italic',
      'beckon-oldStyle-en normal',
    ]);
  expect(new Set(requests.map((request) => new URL(request.url()).pathname.split('.')[0]))).toEqual(
    new Set(['/fonts/assistant-latin', '/fonts/fraunces-latin', '/fonts/fraunces-latin-italic']),
  );
  expect(requests).toHaveLength(3);
  expect(problems).toEqual([]);
});

test('a Hebrew popup uses Hebrew fonts', async ({ page, owner, host }) => {
  const id = await owner.publish({ type: 'lightbox', format: 'format_2', language: 'he' });
  await visitAndOpen(page, host, id);
  await expect.poll(() => loadedFonts(page)).toContain('beckon-rounded-he normal');
});

test('fonts load after the popup is drawn, and nothing moves when they arrive', async ({
  page,
  owner,
  host,
}) => {
  const popup = await publishAlone(owner, { type: 'lightbox', format: 'format_1' });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/fonts/**', async (route) => {
    await held;
    await route.continue();
  });
  await visitAndOpen(page, host, popup);
  expect(await loadedFonts(page)).toEqual([]);
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: false });
    return seen;
  });
  letGo();
  await expect.poll(async () => (await loadedFonts(page)).length).toBe(3);
  // The browser reports a layout shift in the frame after it.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );
  expect(await shifts.evaluate((seen) => seen.reduce((sum, value) => sum + value, 0))).toBe(0);
});

test('a page whose policy forbids fonts gets the popup without them', async ({
  page,
  server,
  owner,
  host,
}) => {
  const id = await owner.publish({ type: 'lightbox', format: 'format_1' });
  const requests = fontRequests(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  host.setPage('/strict', pageWithScript(DEMO_CLIENT_ID), {
    'content-security-policy': `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; font-src 'none'; img-src data:`,
  });
  await page.goto(`${host.url}/strict`);
  await expect.poll(() => page.evaluate(() => 'beckon' in window)).toBe(true);
  await expect
    .poll(() => page.evaluate((popupId) => Object(window).beckon.show(popupId), id))
    .toBe(true);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await loadedFonts(page)).toEqual([]);
  expect([requests.filter((request) => request.failure() === null).length, errors]).toEqual([
    0,
    [],
  ]);
});

test('a site that has switched web fonts off loads none', async ({ page, owner, host }) => {
  const id = await owner.publish({ type: 'lightbox', format: 'format_1' });
  const path = `/api/owner/sites/${owner.siteId}`;
  await owner.call('PATCH', path, { settings: { deviceFontsOnly: true } });
  try {
    const requests = fontRequests(page);
    const { root } = await visitAndOpen(page, host, id);
    await expect(root.getByRole('heading')).toBeVisible();
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  } finally {
    await owner.call('PATCH', path, { settings: { deviceFontsOnly: false } });
  }
});
