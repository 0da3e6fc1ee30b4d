import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('an import of leads that stops says why in its dialog, and the list has what came before', async ({
  page,
  owner,
  server,
}) => {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: 'Imports' }));
  const rows = Array.from({ length: 150 }, (_none, index) => `visitor${index}@example.com`);
  const file = `Email\n${rows.join('\n')}\n"never closed`;
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByText('any domain').first().click();
  await page.getByRole('menuitem', { name: 'Imports' }).click();
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import leads' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('cannot be read after row 151');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('100 leads so far.')).toBeVisible();
  expect(Object(await owner.get(`/api/owner/sites/${site.id}/leads`)).total).toBe(100);
});
