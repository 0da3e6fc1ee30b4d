import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { dashboard } from '../models/dashboard.ts';

/** Opens the import dialog on the leads page of a new site, and chooses a file in it. */
async function chooseFile(
  { page, owner, url }: { readonly page: Page; readonly owner: OwnerApi; readonly url: string },
  { name, text }: { readonly name: string; readonly text: string },
) {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name }));
  await dashboard(page, url).signIn();
  await page.goto(`${url}/popups`);
  await page.getByText('any domain').first().click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return { siteId: site.id, dialog: page.getByRole('dialog', { name: 'Import leads' }) };
}

test('an interrupted import of leads shows the reason in its dialog, and the list has the leads imported before', async ({
  page,
  owner,
  server,
}) => {
  const rows = Array.from({ length: 150 }, (_none, index) => `visitor${index}@example.com`);
  const { siteId, dialog } = await chooseFile(
    { page, owner, url: server.url },
    { name: 'Imports', text: `Email\n${rows.join('\n')}\n"never closed` },
  );
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('cannot be read after row 151');
  const said = /Imported from this file: (\d+)\./.exec((await alert.textContent()) ?? '')?.[1];
  expect(Number(said)).toBeGreaterThanOrEqual(100);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`${said} leads so far.`)).toBeVisible();
  expect(Object(await owner.get(`/api/owner/sites/${siteId}/leads`)).total).toBe(Number(said));
});

test('an import of leads asks which number of its dates is the day, if they do not show it', async ({
  page,
  owner,
  server,
}) => {
  const { siteId, dialog } = await chooseFile(
    { page, owner, url: server.url },
    { name: 'Dates', text: 'Email,Date\none@example.com,02/01/2024\ntwo@example.com,03/04/2024' },
  );
  const send = dialog.getByRole('button', { name: 'Import', exact: true });
  await send.click();
  await expect(dialog.getByRole('radiogroup', { name: 'Which day is 02/01/2024?' })).toBeVisible();
  await expect(dialog.getByText('Nothing is imported yet.')).toBeVisible();
  await expect(send).toBeDisabled();
  await dialog.getByRole('radio', { name: '2 January 2024 (day first)' }).check();
  await send.click();
  await expect(dialog.getByRole('status')).toHaveText('2 imported.');
  const { leads } = Object(await owner.get(`/api/owner/sites/${siteId}/leads`));
  const times = leads.map(({ at }: { readonly at: string }) => at.slice(0, 10));
  expect(times).toEqual(['2024-04-03', '2024-01-02']);
});

test('an import of leads continues after its dialog is closed, and a message shows how it ended', async ({
  page,
  owner,
  server,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/leads/import', async (route) => {
    await held;
    await route.continue();
  });
  const { dialog } = await chooseFile(
    { page, owner, url: server.url },
    { name: 'Slow imports', text: 'Email\none@example.com\ntwo@example.com\nnobody' },
  );
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The import continues.')).toBeVisible();
  letGo();
  await expect(page.getByText('Leads: 2 imported, 1 not taken.')).toBeVisible();
  await expect(page.getByText('2 leads so far.')).toBeVisible();
});
