import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';
import { visitAndOpen } from '../models/visit.ts';

const LIGHTBOX = { type: 'lightbox', format: 'format_1' } as const;
const READER = /\/wire-[^/]*\.js$/u;

/** Counts how often the page has requested the chunk that reads the wire format. */
function watchReader(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (READER.test(request.url())) asked += 1;
  });
  return () => asked;
}

/** Makes the page's script look older than the server, as if it came from the browser's cache. */
async function haveAnOlderScript(page: Page): Promise<void> {
  await page.route('**/api/display/*', (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '');
    body.set('model', 'wire-of-last-month.js');
    return route.continue({ postData: body.toString() });
  });
}

test('a script of the server’s own build does not load the reader of the wire format', async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish(LIGHTBOX);
  const asked = watchReader(page);
  const popup = await visitAndOpen(page, host, id);
  await expect(popup.root).toBeVisible();
  expect(asked()).toBe(0);
});

test('an older script shows the same popup, by the wire format', async ({ page, host, owner }) => {
  const id = await owner.publish(LIGHTBOX);
  await haveAnOlderScript(page);
  const asked = watchReader(page);
  const popup = await visitAndOpen(page, host, id);
  await expect(popup.root).toBeVisible();
  expect(asked()).toBe(1);
});

test('the chunk that reads the wire format is requested until it loads', async ({
  page,
  host,
  owner,
}) => {
  const id = await owner.publish({
    ...LIGHTBOX,
    settings: { triggers: { eventName: 'read-at-last' } },
  });
  await haveAnOlderScript(page);
  let tries = 0;
  await page.route(READER, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.continue();
  });
  host.setPage('/asks-again', pageWithScript(DEMO_CLIENT_ID));
  await page.goto(`${host.url}/asks-again`);
  await page.waitForFunction(() => 'beckon' in window);
  await page.evaluate(() => Object(window).beckon.trigger('read-at-last'));
  await expect(popupOn(page, id).root).toBeVisible();
  expect(tries).toBe(2);
});
