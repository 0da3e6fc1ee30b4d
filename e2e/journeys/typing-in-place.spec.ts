import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('an owner types a sentence right where it stands in the popup', async ({
  page,
  server,
  owner,
}) => {
  const id = await owner.publish({ type: 'lightbox' });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${id}/edit`);
  const canvas = page.frameLocator('#preview-frame');
  const text = canvas.locator('p.t-p > span').first();
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Twelve letters a year, and a seat by the fire', { delay: 15 });
  await expect(text).toHaveText('Twelve letters a year, and a seat by the fire');
  await expect(text).toBeFocused();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(canvas.getByText('Twelve letters a year, and a seat by the fire')).toBeVisible();
});
