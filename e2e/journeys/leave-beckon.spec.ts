import { expect, test as base } from '../fixtures/worker.ts';
import { type HostSite, startHostSite } from '../helpers/host-site.ts';
import { type OwnerApi, ownerApi } from '../helpers/owner-api.ts';
import { type RunningServer, startServer } from '../helpers/server.ts';
import { DEMO_OWNER, dashboard } from '../models/dashboard.ts';
import { visitAndOpen } from '../models/visit.ts';

interface LeavingOwner {
  readonly server: RunningServer;
  readonly owner: OwnerApi;
  readonly host: HostSite;
}

/** An owner on a separate server, because the test deletes the account. */
const test = base.extend<{ readonly leaving: LeavingOwner }>({
  leaving: async ({ browserName: _ }, use) => {
    const server = await startServer();
    const owner = await ownerApi(server.url);
    const host = await startHostSite(server.url);
    await use({ server, owner, host });
    await host.stop();
    await owner.close();
    await server.stop();
  },
});

test("an owner exports everything and deletes the account; the customer's pages still work, and the popup is imported into another Beckon", async ({
  page,
  browser,
  leaving: { server, owner, host },
}) => {
  test.setTimeout(90_000);
  const popupId = await owner.publish({ type: 'lightbox' });
  const visitor = await browser.newPage();
  const { problems } = await visitAndOpen(visitor, host, popupId);

  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByRole('button', { name: 'More for lightbox format_1' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`lightbox format 1 (${popupId}).json`);

  await page.getByRole('button', { name: /Account of/u }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  const archive = await downloaded;
  expect(archive.suggestedFilename()).toMatch(/^beckon-[\d-]+\.zip$/u);
  expect(await archive.failure()).toBeNull();

  await page.getByRole('button', { name: 'Delete your account…' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_OWNER.password);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();

  const decided = visitor.waitForResponse((one) => one.url().includes('/api/display/'));
  await visitor.reload();
  expect((await decided).status()).toBe(404);
  const isShown = await visitor.evaluate((id) => Object(window).beckon.show(id), popupId);
  expect([isShown, problems]).toEqual([false, []]);

  await page.goto(`${server.url}/sign-up`);
  await page.getByLabel('Your name').fill('Ruth');
  await page.getByLabel(/E-?mail/u).fill('ruth@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long way from home');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel(/Site name/u).fill('Bakery');
  await page.getByRole('button', { name: 'Add the site' }).click();
  await page.goto(`${server.url}/popups/new`);
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await page.waitForURL(/\/edit$/u);
  await expect(page.getByText('“lightbox format_1” is imported as a draft.')).toBeVisible();
});
