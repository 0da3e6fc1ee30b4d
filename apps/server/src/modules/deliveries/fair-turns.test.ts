import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../../lib/mail/send-mail.ts';
import { aConversion, aSite, aSiteSettings } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';

let server: OwnerApp;
afterEach(() => server.close());

const SITES = 30;
const TURN_MS = 30_000;

/** A site of the account whose leads are mailed to one address. */
async function aSiteWithLeads(number: number, leads: number): Promise<void> {
  const { store, clock } = server;
  const to = `to${number}@shop.example`;
  const site = {
    id: `site${number}`,
    clientId: `client${number}`,
    settings: aSiteSettings({ leadNotices: { emails: [to] } }),
  };
  await store.createSite('account1', aSite(site));
  await store.confirmRecipient('account1', to, clock.nowMs);
  for (let lead = 1; lead <= leads; lead += 1)
    await store.recordConversion(
      aConversion({
        id: `lead${number}-${lead}`,
        siteId: site.id,
        at: clock.nowMs,
        deliveries: [{ way: 'mail', address: to }],
      }),
    );
}

test('a site whose mails never end lets a site go first that has waited, and then goes on', async () => {
  const held = new Map<string, (() => void)[]>();
  let isHeld = true;
  const onMail = ({ to }: Mail) =>
    !isHeld || to === 'to31@shop.example'
      ? undefined
      : new Promise<void>((resolve) => {
          held.set(to, [...(held.get(to) ?? []), resolve]);
        });
  const release = (to: string) =>
    held
      .get(to)
      ?.splice(0)
      .forEach((run) => run());
  const sent = (to: string) => server.mails.filter((mail) => mail.to === to).length;
  server = await anOwnerApp({ sendsMail: true, onMail: async (mail) => onMail(mail) });
  await server.store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  for (let number = 1; number <= SITES; number += 1) await aSiteWithLeads(number, 4);
  await server.deliveryWorker.startDue();
  await expect.poll(() => [...held.values()].flat()).toHaveLength(3 * SITES);
  server.clock.nowMs += TURN_MS;
  await aSiteWithLeads(SITES + 1, 1);
  await server.deliveryWorker.startDue();
  release('to1@shop.example');
  const look = async () => {
    await server.deliveryWorker.startDue();
    return [sent('to1@shop.example'), sent('to31@shop.example')];
  };
  await expect.poll(look).toEqual([3, 1]);
  isHeld = false;
  for (const to of held.keys()) release(to);
  await expect.poll(look).toEqual([4, 1]);
  await server.deliveryWorker.whenIdle();
});
