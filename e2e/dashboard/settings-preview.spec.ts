import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('the buttons over the preview of a game fit into a narrow window', async ({
  page,
  server,
  owner,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const popupId = await owner.publish({ type: 'gamified' });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${popupId}/edit`);
  await page.getByText('Settings', { exact: true }).click();
  const button = page.getByRole('button', { name: 'Why is it not showing?' });
  const isCut = await button.evaluate((shown) =>
    [shown, ...shown.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
  );
  expect(isCut).toBe(false);
  const box = await button.boundingBox();
  expect((box?.x ?? 1280) + (box?.width ?? 0)).toBeLessThan(1280);
  await owner.call('DELETE', `/api/owner/popups/${popupId}`);
});

test('the preview beside the settings shows what the open section is about', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1400, height: 860 });
  const owner = dashboard(page, server.url);
  await owner.signIn();
  await owner.createFrom('Slanted welcome');
  await page.getByText('Settings', { exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview on a computer"]');
  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Settings of the popup' }).getByRole('button', { name });
  await expect(preview.getByRole('button', { name: 'Show me the code' })).toBeVisible();

  await section('After a conversion').click();
  await page.getByRole('switch', { name: /^Give visitors a coupon code/u }).click();
  await page.getByRole('textbox', { name: 'The code' }).fill('HELLO5');
  await expect(preview.getByText('HELLO5')).toBeVisible();

  await section('Teaser').click();
  await page.getByRole('switch', { name: /^Show a teaser/u }).click();
  await page.getByRole('textbox', { name: 'Text of the teaser' }).fill('Five for you');
  const tab = preview.getByRole('button', { name: 'Five for you' });
  await expect(tab).toBeVisible();
  await preview.getByRole('button', { name: 'Close this tab' }).click();
  await expect(tab).toBeHidden();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await tab.click();
  await expect(preview.getByRole('button', { name: 'Show me the code' })).toBeVisible();

  await section('Closing').click();
  await expect(preview.getByRole('button', { name: 'Show me the code' })).toBeVisible();
});

/** Opens the settings of a new modal popup, and waits until its preview's entry effect is over. */
async function openSettings(page: Page, url: string, popupId: string) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await dashboard(page, url).signIn();
  await page.goto(`${url}/popups/${popupId}/edit`);
  const modes = page.getByRole('radio', { name: 'Design', exact: true });
  await modes.focus();
  await page.keyboard.press('ArrowRight');
  const preview = page.frameLocator('iframe[title="Preview on a computer"]');
  await expect(preview.locator('.bkv-stage[data-settled="true"]')).toBeVisible();
  return preview;
}

const frameHasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.localName === 'iframe');

test('the preview beside the settings takes no focus, also when a change opens it again', async ({
  page,
  server,
  owner,
}) => {
  const popupId = await owner.publish({ type: 'lightbox' });
  const preview = await openSettings(page, server.url, popupId);
  await expect(page.getByRole('radio', { name: 'Settings', exact: true })).toBeFocused();

  await preview.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(page.getByRole('button', { name: 'Show it again' })).toBeVisible();
  const idle = page.getByRole('switch', { name: /^Only by a click/u });
  await idle.focus();
  await page.keyboard.press('Space');
  await expect(preview.locator('.bkv-stage[data-settled="true"]')).toBeVisible();
  await expect(idle).toBeFocused();
  await owner.call('DELETE', `/api/owner/popups/${popupId}`);
});

test('Tab goes into the preview beside the settings, and out of it at both ends', async ({
  page,
  server,
  owner,
}) => {
  const popupId = await owner.publish({ type: 'lightbox' });
  const preview = await openSettings(page, server.url, popupId);
  for (const key of ['Tab', 'Shift+Tab']) {
    const visited: boolean[] = [];
    const hasLeft = () => visited.includes(true) && visited.at(-1) === false;
    while (visited.length < 60 && !hasLeft()) {
      await page.keyboard.press(key);
      visited.push(await frameHasFocus(page));
    }
    expect(visited, `${key} enters the preview`).toContain(true);
    expect(visited.at(-1), `${key} leaves the preview`).toBe(false);
    expect(visited.filter(Boolean).length, `stops in the preview by ${key}`).toBeLessThan(12);
  }
  await preview.getByRole('textbox').first().click();
  await expect(preview.getByRole('textbox').first()).toBeFocused();
  await owner.call('DELETE', `/api/owner/popups/${popupId}`);
});
