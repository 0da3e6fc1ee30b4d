import { expect, test } from '../fixtures/beckon.ts';
import { popupOn } from '../models/popup.ts';

for (const [language, label] of [
  ['en', 'Open'],
  ['he', 'פתיחה'],
] as const) {
  test(`the landing page shows a popup's form in ${language}, and its button opens the popup`, async ({
    page,
    server,
    owner,
  }) => {
    const id = await owner.publish({ type: 'lightbox', language });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error)));
    const answer = await page.goto(`${server.url}/landing/${id}`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('main [data-screen=form]')).toBeVisible();
    await expect(page.locator('main [data-screen=thanks]')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const viewed = page.waitForRequest(`${server.url}/api/display/viewed/${id}`);
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await viewed).postDataJSON()).toMatchObject({ trigger: 'click' });
    await page
      .getByRole('dialog')
      .locator('input[type=email]')
      .fill(`landing-${language}@show.example`);
    await page.getByRole('dialog').locator('.poptin-form-submit-button').first().click();
    await expect
      .poll(async () => (await owner.leads(`landing-${language}@show.example`)).length)
      .toBe(1);
    expect(page.url()).toBe(`${server.url}/landing/${id}`);
    expect(lines).toEqual([]);
  });
}

test('the landing page of an embedded form is the form itself', async ({ page, server, owner }) => {
  const id = await owner.publish({ type: 'embedded' });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(`${server.url}/landing/${id}`);
  await expect(popupOn(page, id).root.locator('input[type=email]')).toBeVisible();
  expect(lines).toEqual([]);
});
