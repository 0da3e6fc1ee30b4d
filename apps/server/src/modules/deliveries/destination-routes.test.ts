import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aDestination } from './testing/a-destination.ts';
import { fakeHubspot } from './testing/fake-providers/fake-hubspot.ts';
import { type FakeServer, startFakeServer } from './testing/fake-server.ts';

const KEY = 'pat-eu1-1234567890-abcd';
let server: OwnerApp;
let ruth: OwnerBrowser;
let provider: FakeServer;
let address: string;
let siteId: string;

async function open(allowsPrivateWebhooks: boolean): Promise<void> {
  server = await anOwnerApp({ allowsPrivateWebhooks });
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  address = `/api/owner/sites/${siteId}/destinations`;
}
beforeEach(async () => {
  provider = await startFakeServer(fakeHubspot(KEY).answer);
});
afterEach(async () => {
  provider.close();
  await server.close();
});

const connect = async (body: object) => ruth.call('POST', address, body);
const hubspot = async (apiKey = KEY) =>
  connect({ kind: 'hubspot', values: { apiKey, apiUrl: provider.url } });

describe('connecting a destination', () => {
  test('a connected destination stores its key encrypted, and returns only its last letters', async () => {
    await open(true);
    const answer = await hubspot();
    const { destination } = answer.json();
    expect(destination).toMatchObject({
      kind: 'hubspot',
      name: 'HubSpot',
      isOn: true,
      secrets: { apiKey: '••••abcd' },
      mapping: expect.arrayContaining([{ from: 'first_name', to: 'firstname' }]),
    });
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    const kept = await server.store.destination(account.id, destination.id);
    const shown = (await ruth.call('GET', address)).body;
    for (const text of [JSON.stringify(kept), shown, answer.body]) expect(text).not.toContain(KEY);
  });

  test('a change without the key keeps the key; an invalid one is refused with the reason and changes nothing', async () => {
    await open(true);
    const { destination } = (await hubspot()).json();
    const change = (body: object) => ruth.call('PATCH', `${address}/${destination.id}`, body);
    const mapping = [{ from: 'answer:size', to: 'shoe_size' }];
    const changed = (await change({ name: 'CRM', mapping, values: { apiKey: '' } })).json();
    expect(changed.destination).toMatchObject({
      name: 'CRM',
      mapping,
      secrets: { apiKey: '••••abcd' },
    });
    for (const [kind, values, message] of [
      ['hubspot', {}, 'Fill in “Access token”.'],
      [
        'mailchimp',
        { apiKey: 'nowhere', audience: 'a' },
        'The API key must end with a data centre, such as -us21.',
      ],
      ['brevo', { apiKey: KEY, list: 'seven' }, 'The list is a number, such as 7.'],
      [
        'webhook',
        { url: 'ftp://x.example' },
        '“Webhook address” must be a whole address, such as https://www.example.com/…',
      ],
      [
        'webhook',
        { url: 'https://us:pa@hooks.example/x' },
        '“Webhook address” must not contain a user name or a password. Fill in “Authorization” instead.',
      ],
      [
        'webhook',
        { url: 'https://hooks.example/x', authorization: 'Bearer “key”' },
        '“Authorization” must be one line of Latin letters, digits and signs, without “typographic” quotation marks.',
      ],
      [
        'slack',
        { url: 'hooks' },
        '“Webhook address” must be a whole address, such as https://www.example.com/…',
      ],
      ['fax', {}, 'There is no destination of the kind “fax”.'],
      ['constructor', {}, 'There is no destination of the kind “constructor”.'],
      ['hubspot', { apiKey: 'a\r\nhost: b' }, '“Access token” must be one line.'],
    ] as const) {
      const answer = await connect({ kind, values });
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
    expect((await ruth.call('GET', address)).json().destinations).toHaveLength(1);
  });

  test('an address on another server needs the key again', async () => {
    await open(true);
    const account = 'https://shop.api-us1.com';
    const connected = await connect({ kind: 'activecampaign', values: { account, apiKey: KEY } });
    const { id } = connected.json().destination;
    const change = (values: object) => ruth.call('PATCH', `${address}/${id}`, { values });
    for (const values of [
      { account: 'https://attacker.example' },
      { account: 'https://attacker.example', apiKey: ' ' },
      { apiUrl: 'https://attacker.example' },
    ]) {
      const refused = await change(values);
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        'Enter “API key” again: the address is on another server now.',
      ]);
    }
    expect((await change({ account: `${account}/` })).statusCode).toBe(200);
    const moved = await change({ account: 'https://two.api-us2.com', apiKey: `${KEY}-two` });
    expect(moved.json().destination.settings.account).toBe('https://two.api-us2.com');
  });

  test('a secret that is not needed any more can be removed, one that is needed cannot', async () => {
    await open(true);
    const authorization = 'Bearer 1234567890';
    const { destination } = (
      await connect({ kind: 'webhook', values: { url: 'https://hooks.example/x', authorization } })
    ).json();
    expect(destination.secrets.authorization).toBe('••••7890');
    const change = (id: string, changes: object) => ruth.call('PATCH', `${address}/${id}`, changes);
    const moved = { values: { url: 'https://other.example/x' } };
    expect((await change(destination.id, moved)).statusCode).toBe(400);
    const names = ['authorization', 'signing'];
    const cleared = await change(destination.id, { ...moved, cleared: names });
    expect(cleared.json().destination).toMatchObject({
      settings: { url: 'https://other.example/x' },
      secrets: {},
    });
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    const kept = await server.store.destination(account.id, destination.id);
    expect(Object.keys(kept?.secrets ?? {})).toEqual(['signing']);
    const key = (await hubspot()).json().destination;
    const refused = await change(key.id, { cleared: ['apiKey'] });
    expect(refused.json().message).toBe('Fill in “Access token”.');
  });

  test('an address with a password from before stays as it is until it is changed', async () => {
    await open(true);
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    const url = 'https://us:pa@hooks.example/x';
    const old = aDestination('webhook', { url }, { siteId, accountId: account.id });
    await server.store.createDestination(old, 30);
    const change = (values: object) => ruth.call('PATCH', `${address}/${old.id}`, { values });
    expect((await change({ url, authorization: 'Basic abcdef' })).statusCode).toBe(200);
    expect((await change({ url: `${url}y` })).statusCode).toBe(400);
  });

  test('a destination of a kind that only a later version knows is hidden, and nothing is sent there', async () => {
    await open(true);
    const { account } = (await ruth.call('GET', '/api/owner/me')).json();
    const fax = aDestination(
      'webhook',
      {},
      { id: 'fax1', kind: 'fax', siteId, accountId: account.id },
    );
    await server.store.createDestination(fax, 30);
    expect((await ruth.call('GET', address)).json().destinations).toEqual([]);
    expect((await ruth.call('PATCH', `${address}/fax1`, { name: 'Fax' })).statusCode).toBe(404);
    const site = await server.store.site(account.id, siteId);
    const sent = site && (await server.deliveryWorker.sendTest(site, fax));
    expect(sent?.failure?.message).toBe('This kind of destination is not known here.');
  });

  test('removing a destination disconnects it', async () => {
    await open(true);
    const { destination } = (await hubspot()).json();
    expect((await ruth.call('DELETE', `${address}/${destination.id}`)).statusCode).toBe(200);
    expect((await ruth.call('GET', address)).json().destinations).toEqual([]);
  });
});

describe('testing a destination', () => {
  const attempt = async (id: string) => (await ruth.call('POST', `${address}/${id}/test`)).json();

  test('a test of a destination shows request and response, with the key masked everywhere', async () => {
    await open(true);
    const { destination } = (await hubspot()).json();
    expect(await attempt(destination.id)).toMatchObject({
      arrived: true,
      status: 200,
      message: 'The test lead arrived.',
      request: expect.stringContaining('dana@example.com'),
    });
    server.clock.nowMs += 3_000;
    provider.answerNext({ status: 403, body: { message: `Bad token ${KEY}` } });
    const refused = await attempt(destination.id);
    expect(refused).toMatchObject({ arrived: false, status: 403 });
    expect(refused.message).toBe('HubSpot does not accept the key (403). It said: Bad token •••');
    expect(JSON.stringify(refused)).not.toContain(KEY);
    expect((await ruth.call('POST', `${address}/${destination.id}/test`)).statusCode).toBe(429);
  });

  test('each destination can be tested in turn, five within two seconds', async () => {
    await open(true);
    const tried: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const { destination } = (await hubspot()).json();
      const { statusCode } = await ruth.call('POST', `${address}/${destination.id}/test`);
      tried.push(statusCode);
    }
    expect(tried).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each([
    'http://127.0.0.1:9/',
    'http://localhost:9/',
    'http://[::1]:9/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
  ])("a test does not call %s, which is inside the server's own network", async (url) => {
    await open(false);
    const { destination } = (await connect({ kind: 'webhook', values: { url } })).json();
    expect(await attempt(destination.id)).toMatchObject({
      arrived: false,
      message: 'The webhook’s address is inside this server’s own network.',
    });
  });

  test('a webhook’s secret is shown once, and after a new secret the old one also signs for a day', async () => {
    await open(true);
    const made = (await connect({ kind: 'webhook', values: { url: provider.url } })).json();
    const first: string = made.signingSecret;
    const { id } = made.destination;
    expect((await ruth.call('GET', address)).body).not.toContain(first);
    const second: string = (await ruth.call('POST', `${address}/${id}/new-secret`)).json()
      .signingSecret;
    expect(second).toMatch(/^whsec_[\w+/]{32}$/);
    const signatures = async () => {
      await attempt(id);
      const post = provider.requests.at(-1);
      const sign = (secret: string) =>
        new Webhook(secret).sign(
          String(post?.headers['webhook-id']),
          new Date(Number(post?.headers['webhook-timestamp']) * 1000),
          post?.text ?? '',
        );
      const got = String(post?.headers['webhook-signature']).split(' ');
      return [second, first].map((secret) => got.includes(sign(secret)));
    };
    expect(await signatures()).toEqual([true, true]);
    server.clock.nowMs += 86_400_001;
    expect(await signatures()).toEqual([true, false]);
  });
});
