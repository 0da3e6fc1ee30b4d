import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('an owner edits a sentence in place in the popup', async ({ page, server, owner }) => {
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

  const stressed = canvas.locator('h2 em').first();
  await stressed.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and more', { delay: 15 });
  await expect(stressed).toHaveText(/ and more$/);
  await expect(page.getByText('Saved')).toBeVisible();
  const design = async () =>
    JSON.stringify(Object(await owner.get(`/api/owner/popups/${id}`)).popup.design);
  await expect.poll(design).toMatch(/\*[^*]+ and more\*/);

  await page.reload();
  await expect(canvas.getByText('Twelve letters a year, and a seat by the fire')).toBeVisible();
});

test('a game is drawn with its prizes, and undo works in a phone version that was made of it', async ({
  page,
  server,
  owner,
}) => {
  const id = await owner.publish({ type: 'gamified', format: 'format_1' });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${id}/edit`);
  const canvas = page.frameLocator('#preview-frame');
  const labels = canvas.locator('[data-screen=play] .bk-wheel-label');
  await expect(labels.filter({ hasText: '15% off' }).first()).toBeVisible();
  await canvas.locator('[data-screen=play] [data-puck-component]:has(> .t-game)').click();
  const fields = page.getByRole('complementary', { name: 'Settings of the block' });
  await fields.getByRole('textbox', { name: 'Label' }).first().fill('A free cake');
  await expect(labels.filter({ hasText: 'cake' }).first()).toBeVisible();

  await fields.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(labels).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await page.getByText('Phone', { exact: true }).click();
  await page.getByRole('button', { name: 'Design the phone version on its own' }).click();
  await expect(page.getByText('Changes here stay on phones')).toBeVisible();
  await undo.click();
  await expect(labels.first()).toBeVisible();
});
