import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('owners who double click do each step once', async ({ page, owner, server }) => {
  const popupId = await owner.publish({ type: 'lightbox' });
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/owner/'))
      steps.push(request.method());
  });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${popupId}/ab-tests`);
  // People leave so much time between two clicks that the server has answered the first.
  const twice = async (name: string) =>
    page.getByRole('button', { name, exact: true }).last().dblclick({ delay: 60 });
  const design = (name: string) => page.getByRole('article', { name: `Design ${name}` });

  await twice('Make an A/B test');
  await expect(design('B')).toBeVisible();
  await twice('Another design');
  await expect(design('C')).toBeVisible();
  await twice('Remove C');
  await expect(design('C')).toBeHidden();
  await twice('Start');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await twice('Stop');
  await expect(page.getByRole('heading', { name: 'Earlier tests' })).toBeVisible();
  await page.goto(`${server.url}/popups`);
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).dblclick({ delay: 60 });
  await expect(page.getByText(/is in the trash/u)).toBeVisible();
  expect(steps).toEqual(['POST', 'POST', 'DELETE', 'POST', 'POST', 'DELETE']);
});
