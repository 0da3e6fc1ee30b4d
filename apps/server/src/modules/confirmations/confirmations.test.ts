import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '@beckon/contract/values';
import { planDeliveries } from '../../lib/leads/plan-deliveries.ts';
import type { NewConversion } from '../../store/store.ts';
import { aConversion, aPopup, aSiteSettings } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let place: { readonly siteId: string; readonly accountId: string };
let refusals = 0;
beforeEach(async () => {
  refusals = 0;
  const onMail = async () => {
    if ((refusals -= 1) >= 0) throw new Error('421 later');
  };
  server = await anOwnerApp({ sendsMail: true, onMail });
  ruth = await server.anOwner('ruth');
});
afterEach(() => server.close());

const RUTH = 'ruth@shop.example';
const DANA = 'dana@example.com';

async function aSiteThatAsks(
  changes: { readonly holds?: boolean; readonly language?: Language } = {},
) {
  const { holds: holdsLeads = true, language = 'en' } = changes;
  const settings = { ...aSiteSettings(), leadNotices: { emails: [RUTH] } };
  const body = {
    name: 'Shop <b>evil.example</b>',
    settings: { ...settings, leadConfirmation: { isOn: true, holdsLeads } },
  };
  const { site } = (await ruth.call('POST', '/api/owner/sites', body)).json();
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  place = { siteId: site.id, accountId: account.id };
  await server.store.confirmRecipient(account.id, RUTH, 0);
  await server.store.createPopup(account.id, aPopup({ siteId: site.id, language }));
  server.clock.nowMs += 1;
  await deliver();
  return server.mails.length;
}

async function aLead(changes: Partial<NewConversion> = {}, holds = true): Promise<void> {
  const lead = aConversion({
    ...place,
    at: server.clock.nowMs,
    confirmation: 'pending',
    ...changes,
  });
  const targets = {
    emails: [RUTH],
    destinations: [],
    readerOf: () => undefined,
    holdsUnconfirmed: holds,
  };
  await server.store.recordConversion({
    ...lead,
    deliveries: planDeliveries(lead, targets, { countThisHour: () => 1 }),
  });
  await deliver();
}

async function deliver(): Promise<void> {
  await server.deliveryWorker.startDue();
  await server.deliveryWorker.whenIdle();
}

const sentTo = (address: string) => server.mails.filter(({ to }) => to === address);
const linkIn = (text = '') => {
  const { pathname, search } = new URL(/http:\S+/u.exec(text)?.[0] ?? 'http://none/');
  return pathname + search;
};
const press = (url: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const leads = async (query = '') =>
  (await ruth.call('GET', `/api/owner/sites/${place.siteId}/leads${query}`)).json().leads;

describe('a lead of a site that asks for confirmation', () => {
  test('a lead of a site that asks for confirmation waits, confirms with the button behind its link, and is then sent to the destinations', async () => {
    await aSiteThatAsks();
    await aLead();
    expect(sentTo(DANA)).toMatchObject([
      { subject: 'Please confirm your email address for Shop b evil example b' },
    ]);
    expect(await leads('?state=pending')).toMatchObject([{ id: 'lead1', confirmation: 'pending' }]);
    server.clock.nowMs += 48 * HOUR_MS;
    await deliver();
    expect(sentTo(RUTH).filter(({ text }) => text.includes(DANA))).toEqual([]);
    const url = linkIn(sentTo(DANA)[0]?.text);
    expect((await server.app.inject(url)).body).toContain(`Is <bdi>${DANA}</bdi> your address?`);
    expect(await leads('?state=confirmed')).toEqual([]);
    expect((await press(url)).body).toContain('is confirmed');
    expect((await press(url)).statusCode).toBe(200);
    await deliver();
    await deliver();
    expect(sentTo(RUTH).filter(({ text }) => text.includes(DANA))).toHaveLength(1);
    expect(await leads('?state=confirmed')).toMatchObject([{ confirmation: 'confirmed' }]);
    expect(await leads('?state=pending')).toEqual([]);
    const csv = await ruth.call('GET', `/api/owner/sites/${place.siteId}/leads.csv`);
    expect(csv.body).toContain('Address confirmed');
  });

  test('a lead gets the confirmation mail in the language of its popup', async () => {
    await aSiteThatAsks({ language: 'he' });
    await aLead();
    const url = linkIn(sentTo(DANA)[0]?.text);
    expect((await server.app.inject(url)).body).toContain('dir="rtl"');
  });

  test('a lead is sent at once if the owner does not wait for the confirmation', async () => {
    await aSiteThatAsks({ holds: false });
    await aLead({}, false);
    expect(sentTo(RUTH).filter(({ text }) => text.includes(DANA))).toHaveLength(1);
    expect(sentTo(DANA)).toHaveLength(1);
  });

  test('a lead gets one mail an hour per address, and its link confirms all waiting leads of the address', async () => {
    await aSiteThatAsks();
    await aLead();
    await aLead({ id: 'lead2', email: 'Dana@Example.com', visitorId: 'v2' });
    expect(server.mails.filter(({ to }) => to.toLowerCase() === DANA)).toHaveLength(1);
    await press(linkIn(sentTo(DANA)[0]?.text));
    expect(await leads('?state=confirmed')).toHaveLength(2);
    const again = (id: string) =>
      ruth.call('POST', `/api/owner/sites/${place.siteId}/leads/${id}/ask-confirmation`);
    expect((await again('lead1')).statusCode).toBe(404);
    await aLead({ id: 'lead3', email: 'noa@example.com' });
    expect((await again('lead3')).statusCode).toBe(429);
    server.clock.nowMs += HOUR_MS + 1;
    expect((await again('lead3')).statusCode).toBe(200);
    await deliver();
    expect(sentTo('noa@example.com')).toHaveLength(2);
    const dan = await server.anOwner('dan');
    const address = `/api/owner/sites/${place.siteId}/leads/lead3/ask-confirmation`;
    expect((await dan.call('POST', address)).statusCode).toBe(404);
  });

  test('a lead gets a page that says when a link is too old, broken, or of an erased lead', async () => {
    await aSiteThatAsks();
    await aLead();
    const url = linkIn(sentTo(DANA)[0]?.text);
    expect((await press(`${url}x`)).statusCode).toBe(404);
    await ruth.call('POST', `/api/owner/sites/${place.siteId}/leads/delete`, {
      leadIds: ['lead1'],
    });
    expect((await press(url)).statusCode).toBe(404);
    await aLead({ id: 'lead2' });
    const later = linkIn(sentTo(DANA).at(-1)?.text);
    server.clock.nowMs += 7 * 24 * HOUR_MS + 1;
    expect((await press(later)).statusCode).toBe(404);
    expect(await leads('?state=pending')).toHaveLength(1);
  });

  test('a lead gets the confirmation mail later if the mail server refuses, and the log contains no link', async () => {
    await aSiteThatAsks();
    refusals = 1;
    await aLead();
    expect(sentTo(DANA)).toEqual([]);
    server.clock.nowMs += 60_001;
    await deliver();
    expect(sentTo(DANA)).toHaveLength(1);
    const { accountId, siteId } = place;
    const { deliveries } = await server.store.deliveryLog(accountId, siteId, { limit: 9 });
    expect(deliveries[0]).toMatchObject({ state: 'sent', about: `Asking ${DANA} to confirm` });
    expect(deliveries[0]?.request).toContain('token=…');
  });
});
