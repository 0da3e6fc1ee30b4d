import { expect, test } from '../fixtures/beckon.ts';
import { block, blocksIn, openEditor, settingsOfBlock } from '../models/design-editor.ts';

test('a block is copied in one popup and pasted into another, by keys and by buttons', async ({
  page,
  server,
  owner,
}) => {
  const visit = { page, url: server.url, owner };
  const panel = block('Panel', 'panel', {
    tone: 'deep',
    content: [block('Headline', 'title', { text: 'Only today' })],
  });
  const from = await openEditor(visit, panel);
  await page.locator('#outline-panel').click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText(/^Copied\./u)).toBeVisible();
  const to = await openEditor(visit, block('Form', 'form', { steps: 2, step2: [] }));
  await page.locator('#outline-main').click();
  await page.keyboard.press('ControlOrMeta+v');
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.getByText('Only today')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.locator('#outline-form').click();
  const toolbar = page.getByRole('toolbar', { name: 'Block' });
  await toolbar.getByRole('button', { name: 'Paste' }).click();
  await expect(blocksIn(page, 'Step 1')).toHaveText([/^Panel/u, /Only today$/u]);
  await owner.call('DELETE', `/api/owner/popups/${from}`);
  await owner.call('DELETE', `/api/owner/popups/${to}`);
});

test('on the canvas, a block is copied and pasted where its words are edited, and words are still words', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Headline', 'title', { text: 'Hello' }),
  );
  const canvas = page.frameLocator('#preview-frame');
  await canvas.getByText('Hello').click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(canvas.getByText('Hello', { exact: true })).toHaveCount(2);
  await canvas.getByText('Hello', { exact: true }).first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(canvas.getByText('HelloHello', { exact: true })).toHaveCount(1);
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});

test('a block is copied by keys while a choice of its settings has the focus', async ({
  page,
  server,
  owner,
}) => {
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Headline', 'title', { text: 'Hello' }),
  );
  await page.locator('#outline-title').click();
  await settingsOfBlock(page).getByRole('combobox').first().focus();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.frameLocator('#preview-frame').getByText('Hello')).toHaveCount(2);
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});
