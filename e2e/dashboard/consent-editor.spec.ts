import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('the address names the shown part of the cookie page, which is shown again after a reload', async ({
  page,
  server,
}) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/cookies`);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'What visitors chose' }).click();
  await page.reload();
  const choices = page.getByRole('tab', { name: 'What visitors chose' });
  await expect(choices).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Proof of consent' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/cookies/u);
});

test('two tabs that change the cookie banner keep the changes of both', async ({
  page,
  context,
  server,
}) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/cookies`);
  await page.getByLabel('Text', { exact: true }).fill('#101010');
  const other = await context.newPage();
  await other.goto(`${server.url}/cookies#texts`);
  await other.getByLabel('Title').fill('Biscuits?');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved as a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
  await dialog.getByRole('button', { name: 'See what differs' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText(['Texts', 'Colours and corners']);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved as a draft.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Biscuits?');
  await other.getByRole('tab', { name: 'Style' }).click();
  await expect(other.getByLabel('Text', { exact: true })).toHaveValue('#101010');
});
