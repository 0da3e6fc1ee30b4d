import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

const EMAIL = 'yochanan@example.co.il';

test('without names, each email address in the list of leads fits one line', async ({
  page,
  owner,
  host,
  server,
}) => {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: 'Addresses' }));
  const popupId = await owner.publish({ type: 'lightbox', siteId: site.id });
  host.setPage('/addresses', pageWithScript(site.clientId));
  await page.goto(`${host.url}/addresses`);
  await page.waitForFunction(() => 'beckon' in window);
  await page.evaluate((id) => Reflect.get(window, 'beckon').show(id), popupId);
  const popup = popupOn(page);
  await popup.fill('Your email', EMAIL);
  await popup.submit();
  const leads = `/api/owner/sites/${site.id}/leads`;
  const stored = async () => Object(await owner.get(leads)).leads;
  await expect.poll(async () => (await stored()).length).toBe(1);
  // A test fills in a form faster than people do, so the lead is marked as spam.
  const leadIds = (await stored()).map(({ id }: { readonly id: string }) => id);
  await owner.call('POST', `${leads}/spam`, { leadIds, isSpam: false });

  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups`);
  await page.getByText('any domain').first().click();
  await page.getByRole('menuitem', { name: 'Addresses' }).click();
  await page.getByRole('link', { name: 'Leads' }).click();
  const address = page.getByRole('button', { name: EMAIL });
  await expect(address).toBeVisible();
  expect((await address.boundingBox())?.height).toBeLessThan(30);
  // It is at the same height as the other texts of its row.
  const middles = await page.getByRole('row', { name: EMAIL }).evaluate((row) =>
    [...row.querySelectorAll('button, time')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
});
