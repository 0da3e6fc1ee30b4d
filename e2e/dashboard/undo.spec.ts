import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { block, openEditor, settingsOfBlock } from '../models/design-editor.ts';

/** Long enough for Puck to record a step of its own. */
const SHORT_PAUSE_MS = 500;
const LONG_PAUSE_MS = 1800;

const words = (page: Page) => settingsOfBlock(page).getByRole('textbox', { name: 'Text' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function type(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await page.keyboard.type(part);
    await page.waitForTimeout(SHORT_PAUSE_MS);
  }
}

test('what is typed into one field is one step of undo, until the owner pauses', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Headline', 'title', { text: 'Hello' }),
    block('Headline', 'other', { text: 'Bye' }),
  );
  await page.locator('#outline-title').click();
  await words(page).click();
  await page.keyboard.press('End');
  await type(page, [' to', ' all', ' of', ' you']);
  await page.waitForTimeout(LONG_PAUSE_MS);
  await type(page, [' and', ' me']);
  await expect(words(page)).toHaveValue('Hello to all of you and me');
  await expect(words(page)).toBeFocused();
  await undo(page).click();
  await expect(words(page)).toHaveValue('Hello to all of you');
  await undo(page).click();
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText('Hello', { exact: true })).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(canvas.getByText('Hello to all of you', { exact: true })).toBeVisible();
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});

test('typing into another field is another step of undo, also on the canvas', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Headline', 'title', { text: 'Hello' }),
    block('Headline', 'other', { text: 'Bye' }),
  );
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByText('Hello').click();
  await page.keyboard.press('End');
  await type(page, [' to', ' you']);
  await canvas.getByText('Bye').click();
  await page.keyboard.press('End');
  await type(page, [' for', ' now']);
  await expect(canvas.getByText('Bye for now')).toBeVisible();
  await undo(page).click();
  await expect(canvas.getByText('Bye', { exact: true })).toBeVisible();
  await expect(canvas.getByText('Hello to you')).toBeVisible();
  await undo(page).click();
  await expect(canvas.getByText('Hello', { exact: true })).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});

test('what is typed right after undo is a step of its own', async ({ page, server, owner }) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Headline', 'title', { text: 'Hello' }),
  );
  await page.locator('#outline-title').click();
  await words(page).click();
  await page.keyboard.press('End');
  await type(page, [' one']);
  await page.waitForTimeout(LONG_PAUSE_MS);
  await type(page, [' two']);
  await page.waitForTimeout(LONG_PAUSE_MS);
  await page.keyboard.press('Control+z');
  await expect(words(page)).toHaveValue('Hello one');
  await page.keyboard.press('End');
  await type(page, [' xyz']);
  await expect(words(page)).toHaveValue('Hello one xyz');
  await undo(page).click();
  await expect(words(page)).toHaveValue('Hello one');
  await undo(page).click();
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText('Hello', { exact: true })).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});
