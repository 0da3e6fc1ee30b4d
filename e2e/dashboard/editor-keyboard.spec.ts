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
