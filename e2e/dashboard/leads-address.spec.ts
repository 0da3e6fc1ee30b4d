import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('Back and reload keep what an owner searched for in leads, and the open lead', async ({
  page,
  server,
}) => {
  const owner = dashboard(page, server.url);
  await owner.signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await search.pressSequentially('example', { delay: 15 });
  await expect(search).toHaveValue('example');
  await expect(page.getByText(/fit your search/u)).toBeVisible();
  await expect(page).toHaveURL(/search=example$/u);
  const first = page.getByRole('row').nth(1).getByRole('button').first();
  await first.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toHaveValue('example');
  await first.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toHaveValue('example');
  await page.goBack();
  await expect(page).toHaveURL(/\/popups$/u);
});

test('a lead with an unsaved note stays open until its owner confirms that the note is lost', async ({
  page,
  server,
}) => {
  const owner = dashboard(page, server.url);
  await owner.signIn();
  await page.goto(`${server.url}/leads`);
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Call on Monday');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(note).toHaveValue('Call on Monday');
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(note).toHaveValue('Call on Monday');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(/\/leads$/u);
});
