import { afterEach, expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const answer = { type: 'email', name: 'email', value: 'dana@example.com', property_name: 'E-mail' };
const EMAIL = JSON.stringify([{ ...answer, id: 'email', placeholder: '', created_version: 6 }]);

const send = (visitor: string, newExtraFields: string, headers?: Record<string, string>) =>
  test.convert(visitor, { newExtraFields }, headers);

/** Starts a server with a site that asks for confirmation. */
async function start(options: Partial<TestAppOptions>): Promise<void> {
  const leadConfirmation = { isOn: true, holdsLeads: true };
  const leadNotices = { emails: ['ruth@shop.test'] };
  test = await buildTestApp({
    site: { settings: aSiteSettings({ domains: ['shop.test'], leadNotices, leadConfirmation }) },
    ...options,
  });
  await test.publish();
}

/** Sends a form. Returns the lead and the due deliveries. */
async function sendForm(sendsMail: boolean) {
  await start({ sendsMail });
  await send('visitor-1', EMAIL);
  const page = await test.store.leadsPage('account1', 'site1', { limit: 9 });
  const { now } = test.clock;
  const due = await test.store.takeDueDeliveries('site1', { now, until: now + 600_000, limit: 9 });
  return {
    confirmation: page?.leads[0]?.confirmation,
    due: due.map(({ address, asksConfirmation }) => ({ address, asksConfirmation })),
  };
}

it('a lead of a site that asks for confirmation gets a mail, and is not sent anywhere before it confirms', async () => {
  expect(await sendForm(true)).toEqual({
    confirmation: 'pending',
    due: [{ address: 'dana@example.com', asksConfirmation: true }],
  });
});

it('a lead is sent to its destinations without confirmation if there is no mail server', async () => {
  expect(await sendForm(false)).toEqual({
    confirmation: '',
    due: [{ address: 'ruth@shop.test', asksConfirmation: false }],
  });
});

it('the forms of one network cause mails to 60 addresses an hour; later leads are stored as suspicious', async () => {
  await start({ sendsMail: true, trustedProxies: 1 });
  const from = (n: number, address: string) =>
    send(`visitor-${n}`, EMAIL.replace('dana', `stranger-${n}`), { 'x-forwarded-for': address });
  for (let n = 0; n < 62; n += 1) await from(n, '198.51.100.7');
  await from(62, '203.0.113.9');
  const leads = (await test.store.leadsPage('account1', 'site1', { limit: 99 }))?.leads ?? [];
  expect(
    leads.map(({ confirmation }) => confirmation).filter((state) => state !== ''),
  ).toHaveLength(61);
  const unasked = leads.filter(({ confirmation }) => confirmation === '');
  expect(new Map(unasked.map(({ email, suspicion }) => [email, suspicion]))).toEqual(
    new Map([
      ['stranger-60@example.com', 'too-many'],
      ['stranger-61@example.com', 'too-many'],
    ]),
  );
});

it('a person gets no more mails because forms claim to be from the past', async () => {
  await start({ sendsMail: true });
  for (const hours of [190, 100, 50, 2, 1])
    await test.convert(`visitor-${hours}`, {
      newExtraFields: EMAIL,
      happened_at: '0',
      sent_at: String(hours * 3_600_000),
    });
  const { now } = test.clock;
  const due = await test.store.takeDueDeliveries('site1', { now, until: now + 600_000, limit: 9 });
  expect(due.filter(({ asksConfirmation }) => asksConfirmation)).toHaveLength(1);
});

/** Sends a form, and then all mails that are due. Returns how many asked. */
async function mailsAfter(visitor: string, late = {}): Promise<number> {
  await test.convert(visitor, { newExtraFields: EMAIL, ...late });
  const { now } = test.clock;
  const due = await test.store.takeDueDeliveries('site1', { now, until: now + 600_000, limit: 9 });
  for (const mail of due)
    await test.store.dropDelivery(mail, {
      about: 'Dana',
      state: 'sent',
      tries: 1,
      status: undefined,
      nextAt: undefined,
      at: now,
      message: '',
      request: '',
      answer: '',
    });
  return due.filter(({ asksConfirmation }) => asksConfirmation).length;
}

const AN_HOUR_LATE = { happened_at: '0', sent_at: '3600000' };

it('a lead that arrives late is asked if the link of the earlier mail has run out', async () => {
  await start({ sendsMail: true });
  expect(await mailsAfter('visitor-1')).toBe(1);
  test.clock.now += 7.5 * 86_400_000;
  expect(await mailsAfter('visitor-2', AN_HOUR_LATE)).toBe(1);
});

it('a person gets one mail an hour, also after a lead that arrived late', async () => {
  await start({ sendsMail: true });
  const aWeekLate = { happened_at: '0', sent_at: String(7 * 86_400_000) };
  expect(await mailsAfter('visitor-1', aWeekLate)).toBe(1);
  expect(await mailsAfter('visitor-2')).toBe(0);
  test.clock.now += 3_600_000;
  expect(await mailsAfter('visitor-3', aWeekLate)).toBe(1);
});
