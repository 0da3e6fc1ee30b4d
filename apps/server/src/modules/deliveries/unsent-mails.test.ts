import { afterEach, expect, test, vi } from 'vitest';
import { aConversion, aPopup, aSite, aSiteSettings } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerAppOptions } from '../../testing/owner-app-parts.ts';

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
  const deliveries = [{ way: 'mail' as const, address: RUTH }];
  await store.recordConversion(aConversion({ at: clock.nowMs, deliveries }));
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
