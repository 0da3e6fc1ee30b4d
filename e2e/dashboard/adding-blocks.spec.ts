import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { block, blocksIn, openEditor } from '../models/design-editor.ts';

/** Adds a block by its button, after the block was chosen whose button in the outline this is. */
async function addTo(page: Page, chosen: string, kind: string): Promise<void> {
  await page.getByRole('tab', { name: 'Screens' }).click();
  await page.locator(`#outline-${chosen}`).click();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click();
  await page.getByRole('tab', { name: 'Screens' }).click();
}

test('by the keyboard, blocks are put into empty columns and steps, and moved between them', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Columns', 'columns', { first: [], second: [] }),
    block('Form', 'form', { steps: 2, fields: [block('SubmitButton', 'send', { text: 'Go' })] }),
  );
  await addTo(page, 'columns', 'Text');
  await expect(blocksIn(page, 'First column')).toHaveCount(1);
  await addTo(page, 'columns', 'Headline');
  await expect(blocksIn(page, 'Second column')).toHaveText([/^Headline/u]);
  await page.getByRole('button', { name: 'Move up' }).press('Enter');
  await expect(blocksIn(page, 'First column')).toHaveText([/^Text/u, /^Headline/u]);
  await expect(blocksIn(page, 'Second column')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move down' }).press('Enter');
  await expect(blocksIn(page, 'Second column')).toHaveText([/^Headline/u]);
  await expect(page.getByRole('button', { name: 'Move down' })).toBeDisabled();
  await addTo(page, 'form', 'Field');
  await expect(blocksIn(page, 'Step 2')).toHaveText([/^Field/u]);
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});

test('a new field has the words of its kind as soon as its kind is chosen', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Form', 'form', { fields: [block('SubmitButton', 'send', { text: 'Go' })] }),
  );
  const settings = page.getByRole('complementary', { name: 'Settings of the block' });
  const label = settings.getByRole('textbox', { name: 'Label' });
  const kind = settings.getByRole('combobox', { name: 'Kind', exact: true });
  await addTo(page, 'form', 'Field');
  await expect(label).toHaveValue('Email');
  await kind.selectOption('Phone');
  await expect(label).toHaveValue('Phone');
  await settings.getByRole('button', { name: 'Duplicate' }).click();
  await kind.selectOption('Date');
  await expect(label).toHaveValue('Date');
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});

test('the last screen of a popup stays, and without a block in it the popup is not published', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Headline', 'title', { text: 'Hello' }),
  );
  const trash = page
    .getByRole('toolbar', { name: 'Block' })
    .getByRole('button', { name: 'Delete' });
  await page.locator('#outline-title').click();
  await trash.click();
  const screen = page.locator('#outline-main');
  await expect(page.locator('[id^="outline-"]')).toHaveCount(1);
  await screen.click();
  await expect(trash).toBeDisabled();
  await expect(trash).toHaveAccessibleDescription(/needs at least one screen/u);
  await page.keyboard.press('Delete');
  await expect(screen).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const missing = page.getByRole('dialog', { name: 'Not ready for visitors yet' });
  await expect(missing).toContainText('The first screen of your popup is empty.');
  await missing.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Thank you', exact: true }).click();
  await screen.click();
  await expect(trash).toBeEnabled();
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});
