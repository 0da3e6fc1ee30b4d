import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

for (const [where, width] of [
  ['on a wide screen', 1300],
  ['where the settings cover the outline', 800],
] as const) {
  test(`a block is selected and left by keyboard alone, ${where}`, async ({
    page,
    server,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await dashboard(page, server.url).signIn();
    await page.goto(
      `${server.url}/popups/${await owner.publish({ type: 'lightbox', language: 'he' })}/edit`,
    );
    const headline = page.getByRole('button', { name: 'Headline מכתב שכיף לפתוח', exact: true });
    await headline.focus();
    await page.keyboard.press('Enter');
    const fields = page.getByRole('complementary', { name: 'Settings of the block' });
    await expect(fields).toBeFocused();
    await page.keyboard.press('Tab');
    const done = page.getByRole('button', { name: 'Done with this block' });
    await expect(done).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(headline).toBeFocused();
  });
}

test('the editor announces moved and deleted blocks, and a second Enter deletes no other block', async ({
  page,
  server,
  owner,
}) => {
  await page.setViewportSize({ width: 1300, height: 860 });
  await dashboard(page, server.url).signIn();
  const popupId = await owner.publish({ type: 'lightbox' });
  await page.goto(`${server.url}/popups/${popupId}/edit`);
  const outline = page.locator('[id^="outline-"]');
  await page.getByRole('button', { name: /^Headline A letter/u }).click();
  const said = page.locator('[aria-live="polite"]', { hasText: /^Headline/u });
  await page.getByRole('button', { name: 'Move down' }).press('Enter');
  await expect(said).toHaveText('Headline moved down, 3 of 5');
  const count = await outline.count();
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(said).toHaveText('Headline deleted');
  await expect(outline).toHaveCount(count - 1);
  await page.keyboard.press('Enter');
  await expect(outline).toHaveCount(count - 1);
  const place = page.getByRole('complementary', { name: 'Settings of the block' });
  expect(
    await place.evaluate((panel) => panel.contains(document.activeElement)),
    'the focus stays in the panel',
  ).toBe(true);
  await owner.call('DELETE', `/api/owner/popups/${popupId}`);
});

test('a Hebrew headline is not italic in the editor, as for visitors', async ({
  page,
  server,
  owner,
}) => {
  await dashboard(page, server.url).signIn();
  await page.goto(
    `${server.url}/popups/${await owner.publish({ type: 'lightbox', language: 'he' })}/edit`,
  );
  const stressed = page
    .frameLocator('iframe[title="The popup being edited"]')
    .locator('em', { hasText: 'לפתוח' });
  await expect(stressed).toBeVisible();
  await expect(stressed).toHaveCSS('font-style', 'normal');
});
