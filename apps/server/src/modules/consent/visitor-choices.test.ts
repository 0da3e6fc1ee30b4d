import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ConsentDesign,
  defaultConsentDesign,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { someConsent } from '../../testing/stub-renderers.ts';
import { buildTestApp, CLIENT_ID, type TestApp } from '../../testing/build-test-app.ts';
import { buildConsentService } from './consent-service.ts';
import { proofsCsv } from './proofs-csv.ts';

const SCRIPT = '/* the consent script */';
const LIGHT_SCRIPT = '/* the light one */';
let folder: string;
let test: TestApp;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beckon-consent-'));
  await writeFile(path.join(folder, 'consent.js'), SCRIPT);
  await writeFile(path.join(folder, 'consent-light.js'), LIGHT_SCRIPT);
  test = await buildTestApp({ consentFolder: folder });
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function publish(changes: Partial<ConsentDesign> = {}): Promise<void> {
  const { store, clock } = test;
  const consent = buildConsentService({ store, render: someConsent, now: () => clock.now });
  await consent.save('account1', 'site1', {
    draft: { ...defaultConsentDesign('en'), ...changes },
    expectedRevision: undefined,
  });
  await consent.publish('account1', 'site1', { asksAgain: false, expectedRevision: undefined });
}

const track = (body: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/sites/${CLIENT_ID}/wp-json/complianz/v1/track`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const days = () =>
  test.store.consentDays('account1', 'site1', { from: '2000-01-01', until: '2100-01-01' });
const proofs = () =>
  test.store.consentProofs('account1', 'site1', { search: '', before: undefined, limit: 100 });

describe('what visitors choose', () => {
  const choice = (categories: readonly string[], id = 'visitor-0001') => ({
    consented_categories: categories,
    consented_services: { youtube: true, bad: 'yes' },
    consenttype: 'optin',
    consent_id: id,
    policy_id: '1',
    banner_version: 1,
  });

  it('a choice about as many services as a banner may list is stored whole', async () => {
    await publish();
    const names = Array.from({ length: 300 }, (_, at) => `service-${at}`);
    const services = Object.fromEntries(names.map((name) => [name, true]));
    await track({ ...choice(['functional']), consented_services: services });
    const [proof] = await proofs();
    expect(Object.keys(proof?.services ?? {})).toHaveLength(300);
  });

  it('a choice is stored as proof, with a hash in place of the address', async () => {
    await publish();
    expect((await track(choice(['functional', 'statistics']))).json()).toEqual({ success: true });
    const [proof] = await proofs();
    expect(proof).toMatchObject({
      consentId: 'visitor-0001',
      outcome: 'partly',
      categories: ['functional', 'statistics'],
      services: { youtube: true },
      region: 'eu',
      policyId: 1,
    });
    expect(proof?.addressHash).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(proof)).not.toContain('127.0.0.1');
  });

  it("a download of proofs contains the site's own names of services", async () => {
    const [service] = SERVICE_LIBRARY;
    if (service === undefined) throw new Error('the library is empty');
    await publish({ services: [{ ...service, id: 'own-1', name: 'Our map' }] });
    const services = { 'own-1': true, youtube: false, removed: true };
    await track({ ...choice(['functional']), consented_services: services });
    const site = { accountId: 'account1', siteId: 'site1', seenAt: '' };
    let text = '';
    for await (const part of proofsCsv(test.store, site, '')) text += part;
    expect(text).toContain('"Our map: yes\nYouTube: no\nremoved: yes"');
  });

  it('a refusal is counted once, however often it is sent', async () => {
    await publish();
    for (const _time of [1, 2, 3])
      await track({ ...choice(['functional']), consented_services: {} });
    expect(await days()).toMatchObject([{ outcome: 'refused', count: 1 }]);
  });

  const HOUR = 3_600_000;
  const chosen = 1_700_000_000_000;
  const all = ['functional', 'preferences', 'statistics', 'marketing'];
  const reported = (categories: readonly string[], chosenAt: number, sentAt?: number) => ({
    ...choice(categories),
    consented_services: {},
    chosen_at: chosenAt,
    ...(sentAt === undefined ? {} : { sent_at: sentAt }),
  });

  it('a choice that is reported again because the answer was lost is stored once, at the time when it was made', async () => {
    await publish();
    const { now } = test.clock;
    await track(reported(['functional'], chosen));
    test.clock.now += 26 * HOUR;
    await track(reported(['functional'], chosen, chosen + 26 * HOUR));
    expect(await proofs()).toMatchObject([{ outcome: 'refused', at: now }]);
    expect(await days()).toMatchObject([{ outcome: 'refused', count: 1 }]);
  });

  it('a choice that arrives late has the time and the day when it was made, whatever the browser thinks the time is', async () => {
    await publish();
    const { now } = test.clock;
    test.clock.now += 50 * HOUR;
    await track(reported(all, 5_000, 5_000 + 50 * HOUR));
    const [proof] = await proofs();
    expect(proof).toMatchObject({ at: now, day: new Date(now).toISOString().slice(0, 10) });
    expect(await days()).toMatchObject([{ day: proof?.day, outcome: 'accepted', count: 1 }]);
  });

  it.each([
    ['before it was made', -1],
    ['more than 30 days later', 30 * 24 * HOUR + 1],
  ])('a choice that claims to be sent %s is accepted and not stored', async (_when, age) => {
    await publish();
    expect((await track(reported(all, chosen, chosen + age))).statusCode).toBe(200);
    expect(await proofs()).toEqual([]);
    expect(await days()).toEqual([]);
  });

  it.each([
    ['policy', { policy_id: 77 }],
    ['policy', { policy_id: 0 }],
    ['banner', { banner_version: 99 }],
    ['banner', { banner_version: '-1' }],
  ])(
    'a choice about a version of the %s that was never published is not stored',
    async (_, version) => {
      await publish();
      expect((await track({ ...choice(['functional']), ...version })).statusCode).toBe(200);
      expect(await proofs()).toEqual([]);
      expect(await days()).toEqual([]);
    },
  );

  it('a choice cannot be older than the version of the banner that it is about', async () => {
    await publish();
    const seen = (await test.store.lastConsent(CLIENT_ID))?.published;
    await publish();
    const published = (await test.store.lastConsent(CLIENT_ID))?.published;
    const late = reported(['functional'], chosen, chosen + 20 * 24 * HOUR);
    test.clock.now += HOUR;
    await track({ ...late, banner_version: published?.version });
    expect(await proofs()).toMatchObject([{ at: published?.at }]);
    await track({ ...late, chosen_at: chosen + 1, banner_version: seen?.version });
    expect((await proofs()).map(({ at }) => at)).toContain(test.clock.now - 20 * 24 * HOUR + 1);
  });

  it('a choice that was replaced before it arrived is a proof, and only the later one is counted that day', async () => {
    await publish();
    test.clock.now += 2_000;
    await track(reported(['functional'], chosen + 1_000));
    await track(reported(all, chosen, chosen + 2_000));
    expect((await proofs()).map(({ outcome }) => outcome)).toEqual(['refused', 'accepted']);
    expect(await days()).toMatchObject([{ outcome: 'refused', count: 1 }]);
  });

  it('the same choice at another time is another proof', async () => {
    await publish();
    for (const at of [chosen, chosen + HOUR]) await track(reported(all, at));
    for (const _time of [1, 2]) await track({ ...reported(all, 0), chosen_at: undefined });
    expect(await proofs()).toHaveLength(4);
  });

  it('a page that was left without a choice does not count as a refusal', async () => {
    await publish();
    const { consent_id: _id, ...left } = choice(['functional']);
    for (const _time of [1, 2]) await track(left);
    expect(await days()).toMatchObject([{ outcome: 'none', count: 1 }]);
    expect(await proofs()).toEqual([]);
  });

  it('a visitor who leaves the first page and accepts on the second is counted once', async () => {
    await publish();
    const { consent_id: _id, ...left } = choice(['functional']);
    await track(left);
    await track(choice(['functional', 'preferences', 'statistics', 'marketing']));
    expect(await days()).toMatchObject([{ outcome: 'accepted', count: 1 }]);
  });

  it("no proof is stored if the visitor's browser asks for privacy", async () => {
    await publish();
    await track({ ...choice(['do_not_track']), consent_id: undefined });
    await track(choice(['do_not_track']));
    expect(await proofs()).toEqual([]);
    expect(await days()).toMatchObject([{ outcome: 'signal', count: 2 }]);
  });

  it('choices are limited by network: a new IPv6 address in the same network does not help', async () => {
    await publish();
    const statuses = new Set<number>();
    for (let caller = 0; caller < 250; caller += 1) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/sites/${CLIENT_ID}/wp-json/complianz/v1/track`,
        payload: choice(['functional']),
        remoteAddress: `2001:db8:1:2::${caller.toString(16)}`,
      });
      statuses.add(answer.statusCode);
    }
    expect([...statuses]).toEqual([200, 429]);
  });

  it('a choice is not stored if the owner stores no records', async () => {
    await publish({ keepsRecords: false });
    expect((await track(choice(['functional']))).statusCode).toBe(200);
    expect(await proofs()).toEqual([]);
  });

  it.each([
    ['no JSON', '{broken', 400],
    ['a list', '[]', 400],
    ['wrong kinds', '{"consented_categories":"all"}', 400],
    ['a thousand services', JSON.stringify({ consented_services: manyServices() }), 200],
    ['names from nowhere', '{"consented_categories":["__proto__","x"]}', 200],
    ['an empty map as a list', '{"consented_services":[],"consented_categories":[]}', 200],
  ])('a call with %s does not break the server', async (_what, payload, status) => {
    await publish();
    const answer = await test.app.inject({
      method: 'POST',
      url: `/sites/${CLIENT_ID}/wp-json/complianz/v1/track`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
  });
});

function manyServices(): Record<string, boolean> {
  return Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`s${index}`, true]));
}
