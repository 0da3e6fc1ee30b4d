import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { block, openEditor, settingsOfBlock } from '../models/design-editor.ts';

/** Long enough for Puck to record a step of its own. */
const SHORT_PAUSE_MS = 500;
const LONG_PAUSE_MS = 1800;
const LATER_MS = 60_000;
const HELLO = block('Headline', 'title', { text: 'Hello' });
const BYE = block('Headline', 'other', { text: 'Bye' });

const words = (page: Page) => settingsOfBlock(page).getByRole('textbox', { name: 'Text' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Opens the editor, in which time then passes only when the test says so. */
async function openWithClock(
  visit: Parameters<typeof openEditor>[0],
  ...blocks: readonly object[]
): Promise<string> {
  const { page } = visit;
  await page.clock.install();
  const id = await openEditor(visit, ...blocks);
  await expect(page.frameLocator('#preview-frame').getByText('Hello')).toBeVisible();
  await page.clock.pauseAt(Date.now() + LATER_MS);
  return id;
}

async function type(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await page.keyboard.type(part);
    await page.clock.runFor(SHORT_PAUSE_MS);
  }
}

async function startTyping(page: Page): Promise<void> {
  await page.locator('#outline-title').click();
  await words(page).click();
  await page.keyboard.press('End');
}

test('what is typed into one field is one step of undo, until the owner pauses', async ({
  page,
  server,
  owner,
}) => {
  const id = await openWithClock({ page, url: server.url, owner }, HELLO, BYE);
  await startTyping(page);
  await type(page, [' to', ' all', ' of', ' you']);
  await page.clock.runFor(LONG_PAUSE_MS);
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
  const id = await openWithClock({ page, url: server.url, owner }, HELLO, BYE);
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
  const id = await openWithClock({ page, url: server.url, owner }, HELLO);
  await startTyping(page);
  await type(page, [' one']);
  await page.clock.runFor(LONG_PAUSE_MS);
  await type(page, [' two']);
  await page.clock.runFor(LONG_PAUSE_MS);
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

test('undo while typing leaves the block chosen and the focus in its field', async ({
  page,
  server,
  owner,
}) => {
  await openWithClock({ page, url: server.url, owner }, HELLO, BYE);
  await startTyping(page);
  await type(page, [' to', ' all']);
  await page.clock.runFor(LONG_PAUSE_MS);
  await page.keyboard.press('Control+z');
  await page.clock.runFor(SHORT_PAUSE_MS);
  await expect(words(page)).toHaveValue('Hello');
  await expect(words(page)).toBeFocused();
  await expect(page.getByText('Undone, 0 more to undo')).toBeAttached();
});
