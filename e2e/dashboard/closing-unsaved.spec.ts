import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('the browser asks before the editor is loaded again while its changes cannot be saved', async ({
  page,
  server,
  owner,
}) => {
  await dashboard(page, server.url).signIn();
  const id = await owner.publish({ type: 'lightbox' });
  await page.goto(`${server.url}/popups/${id}/edit`);
  await page.route(`**/api/owner/popups/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'Name of the popup' }).fill('Not kept yet');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await owner.call('DELETE', `/api/owner/popups/${id}`);
});
