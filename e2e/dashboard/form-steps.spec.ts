import { expect, test } from '../fixtures/beckon.ts';
import { block, blocksIn, openEditor, settingsOfBlock } from '../models/design-editor.ts';

test('a form gets a button that goes on with each new step, and sends in the last one', async ({
  page,
  server,
  owner,
}) => {
  const email = block('Field', 'email', { kind: 'email', label: 'Email' });
  const send = block('SubmitButton', 'send', { text: 'Sign me up' });
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Form', 'form', { steps: 1, fields: [email, send] }),
  );
  await page.locator('#outline-form').click();
  const steps = settingsOfBlock(page).getByRole('spinbutton', { name: /^Steps/u });
  await steps.fill('2');
  await expect(blocksIn(page, 'Step 1')).toHaveText([/Email$/u, /Continue$/u]);
  await expect(blocksIn(page, 'Step 2')).toHaveText([/Sign me up$/u]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#outline-form ~ ul').getByRole('button')).toHaveText([
    /Email$/u,
    /Sign me up$/u,
  ]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await steps.fill('3');
  await expect(blocksIn(page, 'Step 2')).toHaveText([/Continue$/u]);
  await expect(blocksIn(page, 'Step 3')).toHaveText([/Sign me up$/u]);
  await expect(page.frameLocator('#preview-frame').getByText('Sign me up')).toBeVisible();
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});

test('the buttons of a form also move after undo, and in a form that was just duplicated', async ({
  page,
  server,
  owner,
}) => {
  const send = block('SubmitButton', 'send', { text: 'Sign me up' });
  const id = await openEditor(
    { page, url: server.url, owner },
    block('Form', 'form', { steps: 1, fields: [send] }),
  );
  await page.locator('#outline-form').click();
  const steps = settingsOfBlock(page).getByRole('spinbutton', { name: /^Steps/u });
  await steps.fill('2');
  await expect(blocksIn(page, 'Step 2')).toHaveText([/Sign me up$/u]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('#outline-form').click();
  await expect(steps).toHaveValue('1');
  await steps.fill('3');
  await expect(blocksIn(page, 'Step 1')).toHaveText([/Continue$/u]);
  await expect(blocksIn(page, 'Step 3')).toHaveText([/Sign me up$/u]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('#outline-form').click();
  await expect(steps).toHaveValue('1');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await settingsOfBlock(page).getByRole('combobox', { name: 'Look' }).selectOption('Inline');
  await expect(page.frameLocator('#preview-frame').getByText('Sign me up')).toHaveCount(2);
  await steps.fill('2');
  await expect(blocksIn(page, 'Step 1')).toHaveText([/Continue$/u]);
  await expect(blocksIn(page, 'Step 2')).toHaveText([/Sign me up$/u]);
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});
