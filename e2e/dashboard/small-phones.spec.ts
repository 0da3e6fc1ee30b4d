import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

const SMALL = { width: 320, height: 640 };

/** By how many px an element's content is wider than the element. */
function cutOff(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

test('the numbers of a report fit a phone of 320 px', async ({ page, server }) => {
  await page.setViewportSize(SMALL);
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/reports`);
  await expect(page.getByText('Conversion rate')).toBeVisible();
  expect(await cutOff(page.locator('html'))).toBeLessThanOrEqual(0);
});

test('the offer of a separate phone design is not cut off on a phone of 320 px', async ({
  page,
  owner,
  server,
}) => {
  const popupId = await owner.publish({ type: 'lightbox' });
  await page.setViewportSize(SMALL);
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${popupId}/edit`);
  const offer = page.getByRole('button', { name: 'Design the phone version on its own' });
  await expect(offer).toBeVisible();
  expect(await cutOff(offer)).toBeLessThanOrEqual(0);
  expect(await cutOff(offer.getByText('Design the phone version'))).toBeLessThanOrEqual(0);
});

test('the preview of a game and the choice of its screens fit a phone of 320 px', async ({
  page,
  owner,
  server,
}) => {
  const popupId = await owner.publish({ type: 'gamified' });
  await page.setViewportSize(SMALL);
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${popupId}/edit`);
  await page.getByText('Preview', { exact: true }).click();
  const frame = page.getByTitle('Preview on a phone');
  await expect(frame).toBeVisible();
  const { x = 0, width = Infinity } = (await frame.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(SMALL.width);
  // Those that do not fit are reached by scrolling.
  await page.getByText('Thank you', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Thank you' })).toBeChecked();
});

test("each item of a popup's menu can be clicked on a phone of 320 px", async ({
  page,
  owner,
  server,
}) => {
  await owner.publish({ type: 'lightbox' });
  await page.setViewportSize(SMALL);
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  const more = page.getByRole('button', { name: /^More for/ });
  await more.first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click({ trial: true });
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
