import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '@beckon/contract/values';
import {
  aConversion,
  aGoal,
  aPopup,
  aSite,
  aSiteSettings,
  aView,
} from '../../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../../testing/an-owner-app.ts';

let server: OwnerApp;
let refusals = 0;
beforeEach(async () => {
  refusals = 0;
  const onMail = async () => {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error('421 later');
    }
  };
  server = await anOwnerApp({ sendsMail: true, onMail });
  server.clock.nowMs = Date.parse('2026-05-18T06:30:00Z');
});
afterEach(() => server.close());

const RUTH = 'ruth@shop.example';

async function aSiteWithReport(
  changes: { readonly language?: Language; readonly name?: string } = {},
) {
  const { store, clock } = server;
  const { language = 'en', name = 'Shop' } = changes;
  await store.createAccount({ id: 'account1', name: 'Dana', at: 0 });
  const leadNotices = { emails: ['Ruth@shop.example', 'noa@shop.example'] };
  const settings = aSiteSettings({ leadNotices, weeklyReport: true, language, timeZone: 'UTC' });
  await store.createSite('account1', aSite({ settings, name }));
  await store.createPopup('account1', aPopup({ name: 'News <b>letter' }));
  await store.confirmRecipient('account1', RUTH, clock.nowMs);
  for (const [id, day] of [
    ['before', '2026-05-04'],
    ['1', '2026-05-11'],
    ['2', '2026-05-17'],
    ['after', '2026-05-18'],
  ] as const)
    await store.recordView(aView({ id, day, at: clock.nowMs }));
  await store.recordConversion(aConversion({ viewId: '2', day: '2026-05-17' }));
}

/** Runs the jobs at this time of the server's clock. */
async function look(instant: string): Promise<void> {
  server.clock.nowMs = Date.parse(instant);
  await server.weeklyReports.queueDue();
  await server.deliveryWorker.startDue();
  await server.deliveryWorker.whenIdle();
}

const stopPath = (text = '') => {
  const { pathname, search } = new URL(
    /http:\S+weekly-report\S+/u.exec(text)?.[0] ?? 'http://none/',
  );
  return pathname + search;
};

test('recipients who agreed get the report of the past week on Monday morning, once, even if the job runs several times', async () => {
  await aSiteWithReport();
  await look('2026-05-18T07:55:00Z');
  expect(server.mails).toEqual([]);
  await look('2026-05-18T08:00:00Z');
  await look('2026-05-18T08:05:00Z');
  await look('2026-05-20T08:05:00Z');
  expect(server.mails).toMatchObject([{ to: RUTH, subject: 'The week on Shop' }]);
  const [mail] = server.mails;
  expect(mail?.text).toContain(
    '  Views: 2 (+100% compared with the week before)\n  Conversions: 1',
  );
  expect(mail?.text).toContain('May 11, 2026 to May 17, 2026');
  expect(mail?.text).toContain('Conversions by popup\n  News <b>letter: 1 (of 2 views, 50%)');
  expect(mail?.text).toContain('/reports?site=site1&from=2026-05-11&until=2026-05-17');
  expect(mail?.html).toContain('News &lt;b&gt;letter');
  await look('2026-05-25T08:00:00Z');
  expect(server.mails).toHaveLength(2);
  expect(server.mails[1]?.text).toContain('Views: 1 (-50% compared with the week before)');
});

test('the report compares nothing with a week in which counting began', async () => {
  await aSiteWithReport();
  await look('2026-05-11T08:00:00Z');
  await look('2026-05-18T08:00:00Z');
  await look('2026-05-25T08:00:00Z');
  expect(server.mails.map(({ text }) => /Views: .*/.exec(text)?.[0])).toEqual([
    'Views: 1',
    'Views: 2 (+100% compared with the week before)',
    'Views: 1 (-50% compared with the week before)',
  ]);
});

test('the report has revenue without a currency as a plain number', async () => {
  await aSiteWithReport();
  const goal = { at: server.clock.nowMs + 1, day: '2026-05-17' };
  await server.store.recordGoal(aGoal({ ...goal, id: 'g1', value: 1249.9, currency: '' }));
  await server.store.recordGoal(aGoal({ ...goal, id: 'g2', value: 5 }));
  await look('2026-05-18T08:00:00Z');
  expect(server.mails[0]?.text).toContain('  Revenue: 1,249.9\n  Revenue in EUR: €5.00');
});

test('the report is retried if the mail server refuses it, like mails about leads', async () => {
  await aSiteWithReport();
  refusals = 1;
  await look('2026-05-18T08:00:00Z');
  expect(server.mails).toEqual([]);
  const log = await server.store.deliveryLog('account1', 'site1', { limit: 9 });
  expect(log.deliveries).toMatchObject([{ state: 'waiting', about: `Weekly report for ${RUTH}` }]);
  await look('2026-05-18T08:05:00Z');
  await look('2026-05-18T08:10:00Z');
  expect(server.mails).toHaveLength(1);
});

test('the link ends the report with a button, without signing in, and can start it again', async () => {
  await aSiteWithReport({ name: 'Shop <i>' });
  await look('2026-05-18T08:00:00Z');
  const url = stopPath(server.mails[0]?.text);
  expect(server.mails[0]?.unsubscribeUrl).toContain(url);
  const press = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const opened = await server.app.inject(url);
  expect(opened.body).toContain('Stop sending the weekly report on Shop &lt;i&gt; to');
  await look('2026-05-25T08:00:00Z');
  expect(server.mails).toHaveLength(2);
  // Mail programs send this for their own unsubscribe button.
  expect((await press('List-Unsubscribe=One-Click')).body).toContain('no longer goes to');
  await look('2026-06-01T08:00:00Z');
  expect(server.mails).toHaveLength(2);
  await press('choice=again');
  await look('2026-06-01T08:05:00Z');
  expect(server.mails).toHaveLength(3);
  expect((await server.app.inject(`${url}x`)).statusCode).toBe(404);
});

test('a waiting report is not sent to a recipient who has ended it', async () => {
  await aSiteWithReport();
  server.clock.nowMs = Date.parse('2026-05-18T08:00:00Z');
  await server.weeklyReports.queueDue();
  await server.store.setReportMail('site1', RUTH, false);
  await look('2026-05-18T08:01:00Z');
  expect(server.mails).toEqual([]);
});

test('a report without views says what to look at; the report of a Hebrew site is in Hebrew', async () => {
  await aSiteWithReport({ language: 'he' });
  await look('2026-06-08T09:00:00Z');
  expect(server.mails[0]?.text).toContain('השבוע אף אחד לא ראה פופאפ');
  expect(server.mails[0]?.html).toContain('dir="rtl"');
});

test('English names and signed numbers keep their order in the Hebrew mail, and no name changes the direction of the text', async () => {
  await aSiteWithReport({ language: 'he', name: 'Shop \u202e!' });
  await look('2026-05-18T08:00:00Z');
  const [mail] = server.mails;
  expect(mail?.html).toContain('<bdi dir="auto">News &lt;b&gt;letter</bdi>');
  expect(mail?.html).toContain('<bdi dir="ltr">+100%</bdi> לעומת');
  expect(mail?.subject).toBe('השבוע באתר Shop !');
  expect(mail?.html).toContain('<bdi dir="auto">Shop !</bdi></h1>');
  expect(mail?.html).toContain('המרות לפי פופאפ');
  expect(mail?.text).toContain('\u2068News <b>letter\u2069: 1');
});
