import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { buildCallProvider } from './call-provider.ts';
import { readerOf } from './destinations/index.ts';
import { aDestination, aLeadFor, aSiteThatSends, sendDue } from './testing/a-destination.ts';
import { fakeActivecampaign } from './testing/fake-providers/fake-activecampaign.ts';
import { fakeBrevo } from './testing/fake-providers/fake-brevo.ts';
import { fakeDiscord } from './testing/fake-providers/fake-discord.ts';
import { fakeGoogleSheets } from './testing/fake-providers/fake-google-sheets.ts';
import { fakeHubspot } from './testing/fake-providers/fake-hubspot.ts';
import { fakeKlaviyo } from './testing/fake-providers/fake-klaviyo.ts';
import { fakeMailchimp } from './testing/fake-providers/fake-mailchimp.ts';
import { fakeSlack } from './testing/fake-providers/fake-slack.ts';
import { type FakeProvider, type FakeServer, startFakeServer } from './testing/fake-server.ts';

const KEY = 'a-key-that-is-long-us21';
let app: OwnerApp;
let provider: FakeServer;
afterEach(async () => {
  provider?.close();
  await app?.close();
});

async function connect(
  kind: string,
  fake: FakeProvider,
  valuesAt: (url: string) => Readonly<Record<string, string>>,
) {
  provider = await startFakeServer(fake);
  app = await anOwnerApp({ allowsPrivateWebhooks: true });
  const destination = aDestination(kind, valuesAt(provider.url));
  await aSiteThatSends(app, [destination]);
  return {
    lead: async (part: Parameters<typeof aLeadFor>[2] = {}) => {
      await aLeadFor(app, [destination], part);
      await sendDue(app);
    },
    log: async () => (await app.store.deliveryLog('account1', 'site1', { limit: 9 })).deliveries,
    after: async (minutes: number) => {
      app.clock.nowMs += minutes * 60_000;
      await sendDue(app);
    },
  };
}

/**
 * Each kind with its fake, the values that connect it, and a function that returns the leads it
 * received.
 */
function everyKind() {
  const [mailchimp, klaviyo, hubspot] = [
    fakeMailchimp(KEY, 'aud1'),
    fakeKlaviyo(KEY),
    fakeHubspot(KEY),
  ];
  const [brevo, active, sheets] = [fakeBrevo(KEY), fakeActivecampaign(KEY), fakeGoogleSheets()];
  const [slack, discord] = [fakeSlack(), fakeDiscord()];
  const api = (values: Readonly<Record<string, string>>) => (apiUrl: string) => ({
    apiKey: KEY,
    apiUrl,
    ...values,
  });
  const known =
    ({ contacts }: { readonly contacts: ReadonlyMap<string, unknown> }) =>
    () => [...contacts];
  return {
    mailchimp: [mailchimp.answer, api({ audience: 'aud1', tag: 'popup' }), known(mailchimp)],
    klaviyo: [klaviyo.answer, api({ list: 'LIST01' }), known(klaviyo)],
    hubspot: [hubspot.answer, api({}), known(hubspot)],
    brevo: [brevo.answer, api({ list: '7' }), known(brevo)],
    activecampaign: [
      active.answer,
      (account: string) => ({ account, apiKey: KEY, list: '3' }),
      known(active),
    ],
    'google-sheets': [
      sheets.answer,
      (url: string) => ({ url: `${url}/macros/s/1/exec` }),
      known(sheets),
    ],
    slack: [
      slack,
      (url: string) => ({ url: `${url}/services/T0/B0/secret` }),
      () => slack.messages,
    ],
    discord: [
      discord,
      (url: string) => ({ url: `${url}/api/webhooks/1/secret` }),
      () => discord.messages,
    ],
  } as const;
}
const KINDS = Object.keys(everyKind()) as (keyof ReturnType<typeof everyKind>)[];

const names = { firstname: 'Dana', lastname: 'Levi' };
const expected: Record<(typeof KINDS)[number], unknown> = {
  mailchimp: ['dana@example.com', { FNAME: 'Dana', LNAME: 'Levi', PHONE: '+972501234567' }],
  klaviyo: [
    'dana@example.com',
    expect.objectContaining({ first_name: 'Dana', phone_number: '+972501234567' }),
  ],
  hubspot: ['dana@example.com', { ...names, phone: '+972501234567', email: 'dana@example.com' }],
  brevo: ['dana@example.com', { FIRSTNAME: 'Dana', LASTNAME: 'Levi', SMS: '+972501234567' }],
  activecampaign: ['dana@example.com', expect.objectContaining({ firstName: 'Dana' })],
  'google-sheets': [
    'lead1',
    expect.objectContaining({ Name: 'Dana Levi', Phone: "'+972501234567" }),
  ],
  slack: expect.objectContaining({ text: 'New lead on Shop' }),
  discord: expect.objectContaining({ allowed_mentions: { parse: [] } }),
};

test.each(KINDS)(
  'a lead arrives at %s in the documented format, and is there once if it is sent again',
  async (kind) => {
    const [fake, values, known] = everyKind()[kind];
    const { lead, log, after } = await connect(kind, fake, values);
    await lead();
    expect(known()).toEqual([expected[kind]]);
    const [entry] = await log();
    expect(entry).toMatchObject({
      state: 'sent',
      about: 'Dana Levi',
      tries: 1,
      destinationId: `${kind}-1`,
    });
    expect(JSON.stringify(entry)).not.toMatch(/a-key-that-is-long|secret/);
    // A chat shows a message twice if it is sent twice.
    if (readerOf(kind) === 'people') return;
    await app.store.replayDeliveries(
      'account1',
      'site1',
      { ids: [entry?.id ?? ''] },
      app.clock.nowMs,
    );
    await after(0);
    expect(known()).toHaveLength(1);
    expect(await log()).toMatchObject([{ state: 'sent' }]);
  },
);

describe.each(KINDS)('%s that fails', (kind) => {
  test('a delivery is retried after 500 and after 429 with its wait; then the lead is there once', async () => {
    const [fake, values, known] = everyKind()[kind];
    const { lead, log, after } = await connect(kind, fake, values);
    const slow = { status: 429, body: { message: 'slow' }, headers: { 'retry-after': '1800' } };
    provider.answerNext({ status: 500, body: 'oops' }, slow);
    await lead();
    expect(await log()).toMatchObject([{ state: 'waiting', status: 500, answer: 'oops' }]);
    await after(1);
    expect(await log()).toMatchObject([{ status: 429, nextAt: app.clock.nowMs + 1_800_000 }]);
    await after(29);
    expect(provider.requests).toHaveLength(2);
    await after(1);
    expect(await log()).toMatchObject([{ state: 'sent', tries: 3 }]);
    expect(known()).toHaveLength(1);
  });

  test('a delivery that the service refuses is not retried, has the reason, and can be sent again', async () => {
    const [fake, values, known] = everyKind()[kind];
    const { lead, log, after } = await connect(kind, fake, values);
    provider.answerNext({ status: 400, body: { message: 'No thanks' } });
    await lead();
    const [entry] = await log();
    expect(entry).toMatchObject({
      state: 'failed',
      status: 400,
      message: expect.stringContaining('400'),
    });
    await after(10_000);
    expect(provider.requests).toHaveLength(1);
    const all = { allFailedOf: `${kind}-1` };
    expect(await app.store.replayDeliveries('account2', 'site1', all, app.clock.nowMs)).toBe(0);
    expect(await app.store.replayDeliveries('account1', 'site1', all, app.clock.nowMs)).toBe(1);
    await after(0);
    expect(known()).toHaveLength(1);
  });
});

test.each([
  [
    'mailchimp',
    401,
    'Mailchimp does not accept the key (401). It said: Your API key may be invalid.',
  ],
  [
    'klaviyo',
    401,
    'Klaviyo does not accept the key (401). It said: Missing or invalid private key.',
  ],
  [
    'hubspot',
    401,
    'HubSpot does not accept the key (401). It said: Authentication credentials not found.',
  ],
  ['brevo', 401, 'Brevo does not accept the key (401). It said: Key not found'],
  [
    'activecampaign',
    403,
    'ActiveCampaign does not accept the key (403). It said: You do not have permission',
  ],
] as const)('%s reports that the key is wrong', async (kind, status, message) => {
  const [fake, values] = everyKind()[kind];
  const { lead, log } = await connect(kind, fake, (url) => ({
    ...values(url),
    apiKey: 'another-key-us1',
  }));
  await lead();
  expect(await log()).toMatchObject([{ state: 'failed', status, message }]);
});

test.each([
  [
    'slack',
    '/services/revoked',
    'Slack does not know this webhook any more. Make a new one and enter its address.',
  ],
  [
    'discord',
    '/api/revoked',
    'Discord does not know this webhook any more. Make a new one and enter its address. It said: Unknown Webhook',
  ],
  ['google-sheets', '/dev', expect.stringContaining('access for “Anyone”')],
] as const)('%s reports that its address is not valid any more', async (kind, path, message) => {
  const [fake] = everyKind()[kind];
  const { lead, log } = await connect(kind, fake, (url) => ({ url: url + path }));
  await lead();
  expect(await log()).toMatchObject([{ state: 'failed', message }]);
});

test('a response with a page instead of data counts as failed and is retried', async () => {
  const [fake, values] = everyKind().brevo;
  const { lead, log } = await connect('brevo', fake, values);
  provider.answerNext({ status: 200, body: '<html>Maintenance</html>' });
  await lead();
  expect(await log()).toMatchObject([
    { state: 'waiting', message: 'Brevo answered with a page instead of data.' },
  ]);
});

test('a service that never responds fails after the time limit, with a message', async () => {
  provider = await startFakeServer(() => ({ status: 200 }));
  provider.answerNext('silence');
  const call = buildCallProvider({ allowsPrivate: true, patienceMs: 50 });
  await expect(
    call({ name: 'Brevo', method: 'POST', url: provider.url, body: '{}' }),
  ).rejects.toThrow('Brevo cannot be reached (no answer in time).');
});

test('a subscriber list gets no lead that looks automatic or has no address', async () => {
  const [fake, values, known] = everyKind().hubspot;
  const { lead, log } = await connect('hubspot', fake, values);
  await lead({ id: 'spam', suspicion: 'trap-field-filled' });
  await lead({ id: 'nameless', email: '' });
  expect([known(), await log()]).toEqual([[], []]);
});

test('a visitor’s text cannot mention people in a chat, and is cut to the chat’s limit', async () => {
  const [fake, values, known] = everyKind().slack;
  const { lead } = await connect('slack', fake, values);
  const field = {
    name: 'note',
    label: 'Note',
    kind: 'textarea',
    value: `<!channel> ${'x'.repeat(9_000)}`,
  };
  await lead({ fields: [field] });
  const [{ blocks }] = known() as [{ blocks: { text: { text: string } }[] }];
  expect(blocks[1]?.text.text).toContain('*Note:* &lt;!channel&gt; xxx');
  expect(blocks[1]?.text.text.length).toBeLessThanOrEqual(3_000);
});

test('a webhook is signed as in Standard Webhooks, with the same id for all tries', async () => {
  const signing = `whsec_${Buffer.from('a signing secret of ours').toString('base64')}`;
  const { lead, after } = await connect(
    'webhook',
    () => ({ status: 200 }),
    (url) => ({ url }),
  );
  await app.store.updateDestination('account1', 'webhook-1', { secrets: { signing } });
  provider.answerNext({ status: 503 });
  await lead();
  await after(1);
  const [first, second] = provider.requests;
  expect(second?.headers['webhook-id']).toBe('lead_lead1');
  expect(first?.headers['webhook-id']).toBe('lead_lead1');
  const signed = new Webhook(signing).sign(
    'lead_lead1',
    new Date(app.clock.nowMs),
    second?.text ?? '',
  );
  expect(second?.headers['webhook-signature']).toBe(signed);
});
