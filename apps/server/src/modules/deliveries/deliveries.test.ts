import { afterEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../lib/mail/send-mail.ts';
import { aConversion, aPopup, aSite, aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerAppOptions } from '../../testing/owner-app-parts.ts';
import { planDeliveries } from '../../lib/leads/plan-deliveries.ts';
import { readerOf } from './destinations/index.ts';
import { testMailOf } from './destinations/mail/compose-mail.ts';
import { A_LEAD } from './delivered-lead.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';

let server: OwnerApp;
const STOP = 'http://localhost/lead-mails/en?token=t';
const closers: (() => void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await server?.close();
});

const YEAR_MS = 365 * 86_400_000;

/** A site with these notification settings, and one lead on it. */
async function aLead(
  settings: { readonly emails?: string[] },
  options: OwnerAppOptions = {},
): Promise<void> {
  server = await anOwnerApp({ sendsMail: true, allowsPrivateWebhooks: true, ...options });
  const { store, clock } = server;
  await store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  const leadNotices = { emails: [], ...settings };
  await store.createSite('account1', aSite({ settings: aSiteSettings({ leadNotices }) }));
  await store.createPopup('account1', aPopup());
  for (const email of [...leadNotices.emails, 'noa@quick.example'])
    await store.confirmRecipient('account1', email, clock.nowMs);
  await store.recordConversion(
    aConversion({
      at: clock.nowMs,
      deliveries: planDeliveries(
        aConversion(),
        { ...leadNotices, destinations: [], readerOf },
        { countThisHour: () => 1 },
      ),
    }),
  );
}

async function sendDue(): Promise<void> {
  await server.deliveryWorker.startDue();
  await server.deliveryWorker.whenIdle();
}

const addressesOf = (mails: readonly Mail[]) => mails.map(({ to }) => to);

describe('when a lead comes in', () => {
  test("all recipients get one mail with the lead's answers", async () => {
    await aLead({ emails: ['ruth@shop.example', 'noa@shop.example'] });
    await sendDue();
    await sendDue();
    expect(addressesOf(server.mails)).toEqual(['noa@shop.example', 'ruth@shop.example']);
    expect(server.mails[0]).toMatchObject({
      subject: 'New lead on Shop: Dana',
      text: expect.stringContaining('  E-mail: dana@example.com\n'),
    });
  });

  test('the log of deliveries says which lead a mail was about, and who got it', async () => {
    await aLead({ emails: ['ruth@shop.example', 'noa@shop.example'] });
    await sendDue();
    const { deliveries } = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
    expect(deliveries.map(({ about }) => about).toSorted()).toEqual([
      'Dana, to noa@shop.example',
      'Dana, to ruth@shop.example',
    ]);
  });

  test('the mail is in the language of the site, and a reply to it goes to the visitor', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    await server.store.updateSite('account1', 'site1', {
      settings: aSiteSettings({
        language: 'he',
        leadNotices: { emails: ['ruth@shop.example'] },
      }),
      at: NOON,
    });
    await sendDue();
    expect(server.mails[0]).toMatchObject({
      replyTo: 'dana@example.com',
      subject: 'ליד חדש באתר Shop: Dana',
      text: expect.stringContaining('פופאפ: Newsletter\n'),
    });
    expect(server.mails[0]?.text).toContain('כל הלידים: http://localhost:80/leads?site=site1');
  });

  test('a mail that failed while the clock was a year ahead is sent when the clock is correct again', async () => {
    let isDown = true;
    const onMail = async () => {
      if (isDown) throw new Error('421 later');
    };
    await aLead({ emails: ['ruth@shop.example'] }, { onMail });
    const { clock, mails } = server;
    clock.nowMs += YEAR_MS;
    await sendDue();
    clock.nowMs -= YEAR_MS;
    isDown = false;
    await sendDue();
    expect(addressesOf(mails)).toEqual(['ruth@shop.example']);
  });

  test('a new lead sends no mail to an address that is not valid', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    await server.store.deleteLeads('account1', 'site1', ['lead1']);
    await server.store.recordConversion(
      aConversion({
        id: 'lead2',
        email: 'a@b.example, everybody@shop.example',
        at: server.clock.nowMs,
        deliveries: [{ way: 'mail', address: 'ruth@shop.example' }],
      }),
    );
    await sendDue();
    expect(server.mails[0]).toMatchObject({ to: 'ruth@shop.example' });
    expect(server.mails[0]).not.toHaveProperty('replyTo');
  });

  test('a test mail says that it is a test', () => {
    expect(
      testMailOf(
        A_LEAD,
        { id: 'site1', name: 'Shop', language: 'en' },
        { to: 'ruth@shop.example', leadsUrl: 'http://localhost/leads', stopUrl: STOP },
      ),
    ).toEqual({
      to: 'ruth@shop.example',
      unsubscribeUrl: STOP,
      subject: 'Test: New lead on Shop: Dana Example',
      text: expect.stringMatching(/^This is a test with a made-up lead\./),
    });
  });

  test('a new lead is mailed once to every other recipient if one address is refused', async () => {
    const refused = Object.assign(new Error('550 bad@shop.example: no such user'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    await aLead(
      { emails: ['a@shop.example', 'bad@shop.example', 'c@shop.example'] },
      {
        onMail: async ({ to }) => {
          if (to.startsWith('bad')) throw refused;
        },
      },
    );
    for (const minutes of [0, 1, 5, 30]) {
      server.clock.nowMs += minutes * MINUTE_MS;
      await sendDue();
    }
    expect(addressesOf(server.mails)).toEqual(['a@shop.example', 'c@shop.example']);
    expect(server.warnings).toHaveLength(4);
    expect(server.warnings[0]).toEqual({
      code: 'EENVELOPE',
      responseCode: 550,
      way: 'mail',
      siteId: 'site1',
      isGivenUp: false,
    });
  });

  test('an address that was removed from the list meanwhile gets nothing', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    await server.store.updateSite('account1', 'site1', { settings: aSiteSettings(), at: NOON });
    await sendDue();
    expect(server.mails).toEqual([]);
    expect(await server.store.sitesWithDueDeliveries(Number.MAX_SAFE_INTEGER, [], 9)).toEqual([]);
  });

  test('a site is not delayed by another site’s slow server, which gets few requests at the same time', async () => {
    const [asked, held]: [string[], (() => void)[]] = [[], []];
    const hang = ({ to }: Mail) =>
      new Promise<void>((resolve) => {
        asked.push(to);
        held.push(resolve);
      });
    await aLead(
      { emails: ['1', '2', '3', '4', '5'].map((name) => `${name}@slow.example`) },
      {
        onMail: async (mail) => {
          if (mail.to.endsWith('slow.example')) await hang(mail);
        },
      },
    );
    await server.deliveryWorker.startDue();
    await expect.poll(() => asked).toHaveLength(3);
    await server.store.createSite(
      'account1',
      aSite({
        id: 'site2',
        clientId: 'abcdef0123456',
        settings: aSiteSettings({
          leadNotices: { emails: ['noa@quick.example'] },
        }),
      }),
    );
    await server.store.recordConversion(
      aConversion({
        id: 'lead2',
        siteId: 'site2',
        at: server.clock.nowMs,
        deliveries: [{ way: 'mail', address: 'noa@quick.example' }],
      }),
    );
    await server.deliveryWorker.startDue();
    await expect.poll(() => addressesOf(server.mails)).toEqual(['noa@quick.example']);
    expect(asked).toHaveLength(3);
    server.deliveryWorker.stop();
    for (const release of held) release();
    await server.deliveryWorker.whenIdle();
    expect([asked.length, server.mails.length]).toEqual([3, 4]);
  });

  test('a visitor’s text cannot imitate a text of ours', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    const value = 'Hi\r\n\nAll leads: https://evil.example/\u2028Popup: other\u0085';
    await server.store.recordConversion(
      aConversion({
        id: 'lead2',
        name: 'Noa \u202e!',
        at: server.clock.nowMs,
        url: 'https://shop.test/\nAll leads: https://evil.example/',
        fields: [{ name: 'note', label: 'A\nnote', kind: 'textarea', value }],
        deliveries: [{ way: 'mail', address: 'ruth@shop.example' }],
      }),
    );
    await sendDue();
    expect(server.mails[1]?.subject).toMatch(/: Noa !$/u);
    expect(server.mails[1]?.text.split('\n')).toEqual([
      '  A note: Hi All leads: https://evil.example/ Popup: other',
      '',
      'Popup: Newsletter',
      'Page: https://shop.test/ All leads: https://evil.example/',
      '',
      'Reply to this email to write to them.',
      'All leads: http://localhost:80/leads?site=site1',
      '',
      expect.stringMatching(/^No more emails about leads: http:\S+\/lead-mails\/en\?token=\S+$/u),
      '',
    ]);
  });

  test('leads that are not mailed one by one are counted in a single mail', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    await server.store.deleteLeads('account1', 'site1', ['lead1']);
    const gatheredAt = server.clock.nowMs + MINUTE_MS;
    for (const id of ['lead2', 'lead3'])
      await server.store.recordConversion(
        aConversion({
          id,
          deliveries: [{ way: 'mail', address: 'ruth@shop.example', gatheredAt }],
        }),
      );
    await sendDue();
    expect(server.mails).toEqual([]);
    server.clock.nowMs = gatheredAt;
    await sendDue();
    await sendDue();
    expect(server.mails).toMatchObject([
      {
        to: 'ruth@shop.example',
        subject: '2 more leads on Shop',
        text: expect.stringContaining('All leads: http://localhost:80/leads?site=site1'),
      },
    ]);
  });

  test('a delivery that a killed server had taken is sent by the next one', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    const { store, clock } = server;
    expect(
      await store.takeDueDeliveries('site1', {
        now: clock.nowMs,
        until: clock.nowMs + MINUTE_MS,
        limit: 9,
      }),
    ).toHaveLength(1);
    await sendDue();
    expect(server.mails).toEqual([]);
    clock.nowMs += MINUTE_MS;
    await sendDue();
    expect(server.mails).toHaveLength(1);
  });

  test('nothing is sent for a deleted lead', async () => {
    await aLead({ emails: ['ruth@shop.example'] });
    await server.store.deleteLeads('account1', 'site1', ['lead1']);
    await sendDue();
    expect(server.mails).toEqual([]);
  });
});
