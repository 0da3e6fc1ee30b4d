import { expect, test as base } from '../fixtures/worker.ts';
import { type HostSite, startHostSite } from '../helpers/host-site.ts';
import { type OwnerApi, ownerApi } from '../helpers/owner-api.ts';
import { startProviders } from '../helpers/providers-server.ts';
import { type RunningServer, startServer } from '../helpers/server.ts';
import { dashboard } from '../models/dashboard.ts';
import { visitAndOpen } from '../models/visit.ts';

interface CallingShop {
  readonly server: RunningServer;
  readonly owner: OwnerApi;
  readonly host: HostSite;
}

/** A shop on a server that may call addresses on this machine, where the fake providers run. */
const test = base.extend<{ readonly shop: CallingShop }>({
  shop: async ({ browserName: _ }, use) => {
    const server = await startServer({ ALLOW_PRIVATE_WEBHOOKS: '1' });
    const owner = await ownerApi(server.url);
    const host = await startHostSite(server.url);
    await use({ server, owner, host });
    await host.stop();
    await owner.close();
    await server.stop();
  },
});

const CRM = '/crm/v3/objects/contacts/batch/upsert';
const EMAIL = 'ruth@customer.example';

test('a lead arrives in every connected destination, and a refused delivery is sent again', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(90_000);
  const { server, owner, host } = shop;
  const providers = await startProviders();
  const { url } = providers;
  const connect = (kind: string, values: object) =>
    owner.call('POST', `/api/owner/sites/${owner.siteId}/destinations`, { kind, values });
  const api = { apiKey: 'a-long-enough-key-us1', apiUrl: url };
  await connect('mailchimp', { ...api, audience: 'aud1' });
  await connect('klaviyo', { ...api, list: 'LIST01' });
  await connect('brevo', api);
  await connect('activecampaign', { ...api, account: url });
  await connect('google-sheets', { url: `${url}/macros/s/1/exec` });
  await connect('slack', { url: `${url}/services/T0/B0/secret` });
  await connect('discord', { url: `${url}/api/webhooks/1/secret` });
  await connect('hubspot', api);

  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/settings/integrations`);
  await page.getByRole('button', { name: 'Connect Webhook' }).click();
  await page.getByLabel('Webhook address').fill(`${url}/hook`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const hook = page.getByRole('region', { name: 'Webhook' });
  await hook.getByRole('button', { name: 'Send a test lead' }).click();
  await expect(hook.getByText('It works')).toBeVisible();

  providers.refuse(CRM, true);
  const popupId = await owner.publish({ type: 'lightbox' });
  const visitor = await browser.newPage();
  await visitor.clock.install();
  const popup = await visitAndOpen(visitor, host, popupId);
  // A form that is filled in at once looks automated, and such a lead is added to no list.
  await visitor.clock.fastForward(3_000);
  await popup.fill('Your email', EMAIL);
  const converted = visitor.waitForResponse((one) =>
    one.url().includes('/api/display/conversion/'),
  );
  await popup.submit();
  expect((await converted).status()).toBe(200);
  await visitor.close();

  const destinations = [
    '/hook',
    '/api/profile-import',
    '/v3/contacts',
    '/api/3/contact/sync',
    '/macros/s/1/exec',
    '/services/T0/B0/secret',
    '/api/webhooks/1/secret',
    expect.stringMatching(/^\/3\.0\/lists\/aud1\/members\/[0-9a-f]{32}$/),
  ];
  const having = () =>
    [...providers.got].filter(([, body]) => body.includes(EMAIL)).map(([path]) => path);
  await expect.poll(having, { timeout: 30_000 }).toEqual(expect.arrayContaining(destinations));

  await page.reload();
  await page.getByRole('button', { name: 'See why' }).click();
  const log = page.getByRole('list', { name: 'Deliveries' });
  await expect(
    log.getByText(/HubSpot does not accept the key \(401\)\. It said: Wrong key/),
  ).toBeVisible();
  providers.refuse(CRM, false);
  await page.getByRole('button', { name: 'Send all again' }).click();
  await expect(log.getByText('Arrived')).toBeVisible({ timeout: 30_000 });
  expect(having()).toContain(CRM);
  await expect(page.getByText('did not arrive at')).toHaveCount(0);
  providers.stop();
});
