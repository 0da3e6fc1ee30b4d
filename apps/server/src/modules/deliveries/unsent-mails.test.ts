import { afterEach, expect, test, vi } from 'vitest';
import { aConversion, aPopup, aSite, aSiteSettings } from '../../store/testing/a-record.ts';
import type { NewDelivery } from '../../store/store.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerAppOptions } from '../../testing/owner-app-parts.ts';
import { aDestination } from './testing/a-destination.ts';

const RUTH = 'ruth@shop.example';
let server: OwnerApp;
afterEach(() => server?.close());

/** A site with one lead, which is to be mailed to a recipient who has agreed. */
async function aLead(options: OwnerAppOptions = {}): Promise<void> {
  server = await anOwnerApp({ sendsMail: true, ...options });
  const { store, clock } = server;
  await store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  const settings = aSiteSettings({ leadNotices: { emails: [RUTH] } });
  await store.createSite('account1', aSite({ settings }));
  await store.createPopup('account1', aPopup());
  await store.confirmRecipient('account1', RUTH, clock.nowMs);
  await recordLead({ way: 'mail', address: RUTH });
}

function recordLead(delivery: NewDelivery): Promise<unknown> {
  const id = `lead-${delivery.way}`;
  const deliveries = [delivery];
  return server.store.recordConversion(aConversion({ id, at: server.clock.nowMs, deliveries }));
}

async function sendDue(): Promise<void> {
  await server.deliveryWorker.startDue();
  await server.deliveryWorker.whenIdle();
}

const logged = async () => {
  const { deliveries } = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
  return deliveries.map(({ message }) => message);
};

test('the log says with which code the mail server refused a mail', async () => {
  const onMail = () => Promise.reject(Object.assign(new Error('no'), { responseCode: 550 }));
  await aLead({ onMail });
  await sendDue();
  expect(await logged()).toEqual(['The mail server did not take it (550).']);
});

test('the log says if a recipient has not agreed yet, and if there is no mail server', async () => {
  await aLead({ sendsMail: false });
  await sendDue();
  expect(await logged()).toEqual(['This server has no mail server: SMTP_URL is not set.']);
  await server.store.withdrawRecipient('account1', RUTH, 0);
  server.clock.nowMs += 60_000;
  await sendDue();
  expect(await logged()).toEqual(['They have not agreed yet: a link by email asks them.']);
});

test('the log does not blame the mail server for an error of ours', async () => {
  await aLead();
  vi.spyOn(server.store, 'confirmedRecipients').mockRejectedValueOnce(new Error('disk I/O'));
  await sendDue();
  expect(await logged()).toEqual(['It could not be sent.']);
  expect(server.mails).toEqual([]);
});

test.each([
  ['is still mailed after its recipient was limited to its popup', ['popup00000001'], 1],
  ['is not mailed any more after its recipient was limited to other popups', ['popup00000099'], 0],
])('a lead %s', async (_what, popupIds, mails) => {
  await aLead();
  const leadNotices = { emails: [RUTH], sources: [{ email: RUTH.toUpperCase(), popupIds }] };
  const settings = aSiteSettings({ leadNotices });
  await server.store.updateSite('account1', 'site1', { settings, at: server.clock.nowMs });
  await sendDue();
  expect(server.mails).toHaveLength(mails);
  expect(await logged()).toHaveLength(mails);
});

test.each([
  ['is still sent to a destination that was limited to its popup', ['popup00000001'], 1],
  ['is not sent to a destination that was limited to other popups', ['popup00000099'], 0],
])('a lead %s', async (_what, popupIds, tries) => {
  await aLead();
  const hook = aDestination('webhook', { url: 'https://h.test/' }, { id: 'hook1' });
  await server.store.createDestination(hook, 9);
  await recordLead({ way: 'webhook', address: 'hook1' });
  await server.store.updateDestination('account1', 'hook1', { popupIds });
  await sendDue();
  const { deliveries } = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
  expect(deliveries.filter(({ way }) => way === 'webhook')).toHaveLength(tries);
});
