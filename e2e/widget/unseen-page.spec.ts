import type { Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { aTriggerPage, type TriggerPage } from '../models/trigger-page.ts';

/** Imitates a visitor who goes to another tab, or comes back, as the browser reports it. */
async function turn(page: Page, to: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    for (const [name, value] of [
      ['hidden', state === 'hidden'],
      ['visibilityState', state],
    ] as const)
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
}

/** Passes the popup's eight seconds, and checks that it waits although everything is loaded. */
async function isDueButWaits(page: Page, host: TriggerPage): Promise<void> {
  const showing = page.waitForResponse(/\/show-[^/]*\.js$/u);
  await host.pass(8_000);
  await showing;
  await expect
    .poll(() => page.evaluate(() => Object(window).beckon.explain()))
    .toMatchObject([{ state: 'waiting' }]);
}

test('a popup that is due in a hidden tab counts no view, and opens when the visitor comes back', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, { display_after_sec_active: 8 });
  await turn(page, 'hidden');
  await isDueButWaits(page, host);
  await expect(dialogOn(page)).toHaveCount(0);
  expect(stub.seen('/api/display/viewed')).toEqual([]);
  await turn(page, 'visible');
  await host.hasOpenedBy('time');
});

test('a popup that is due during a full-screen video opens when the video is small again', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage({ page, stub, site }, { display_after_sec_active: 8 });
  await page.evaluate(() => document.body.append(document.createElement('video')));
  await page.mouse.click(5, 5);
  await page.evaluate(() => document.querySelector('video')?.requestFullscreen());
  await isDueButWaits(page, host);
  expect(stub.seen('/api/display/viewed')).toEqual([]);
  await page.evaluate(() => document.exitFullscreen());
  await host.hasOpenedBy('time');
});

test('a popup opens on a page that is full-screen as a whole', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, { display_after_sec_active: 8 });
  await page.mouse.click(5, 5);
  await page.evaluate(() => document.documentElement.requestFullscreen());
  await host.pass(8_000);
  await host.hasOpenedBy('time');
});

test('a page that the browser prerenders calls the server only when it is shown', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  site.setPage('/', aHostPage());
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true }),
  );
  await page.clock.install();
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5_000);
  expect(stub.calls).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(dialogOn(page)).toBeVisible();
  expect(stub.seen(`/api/display/${CLIENT_ID}`)).toHaveLength(1);
});

for (const [what, hide] of [
  ['the body', 'body { display: none }'],
  ['the whole page', 'html { display: none }'],
] as const)
  test(`a popup waits while the page's own style hides ${what}, and opens when it is shown`, async ({
    page,
    stub,
    site,
  }) => {
    const host = await aTriggerPage({ page, stub, site }, { display_after_sec_active: 8 });
    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.id = 'cloak';
      style.textContent = css;
      document.head.append(style);
    }, hide);
    await isDueButWaits(page, host);
    expect(stub.seen('/api/display/viewed')).toEqual([]);
    await page.evaluate(() => document.querySelector('#cloak')?.remove());
    await host.hasOpenedBy('time');
  });

test('a popup waits in a frame that the page does not show', async ({ page, stub, site }) => {
  offer(stub, [aWirePopup({ display_after_sec_active: 0 })]);
  site.setPage('/inner', aHostPage());
  site.setPage(
    '/',
    '<iframe src="/inner" width="600" height="600" style="display: none"></iframe>',
  );
  const showing = page.waitForResponse(/\/show-[^/]*\.js$/u);
  await page.goto(site.url);
  await showing;
  const frame = page.frames()[1];
  await expect
    .poll(() => frame?.evaluate(() => Object(window).beckon.explain()))
    .toMatchObject([{ state: 'waiting' }]);
  expect(stub.seen('/api/display/viewed')).toEqual([]);
  await page.locator('iframe').evaluate((element) => element.removeAttribute('style'));
  await expect(page.frameLocator('iframe').getByRole('dialog')).toBeVisible();
});
