import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aConversion, aSiteSettings, aView, NOON, TODAY } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, type TestApp } from '../../testing/build-test-app.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ site: { settings: aSiteSettings({ domains: ['shop.test'] }) } });
  await test.publish();
});
afterEach(() => test.close());

const reach = (fields: Readonly<Record<string, string>>, headers?: Record<string, string>) =>
  test.post(
    `/api/display/goal/${CLIENT_ID}`,
    { goal: 'order', viewer_id: 'visitor-1', ...fields },
    headers,
  );
const days = { from: '2026-11-01', until: '2026-11-30' };
const goals = () => test.store.siteGoals('account1', 'site1', days);
const credits = () => test.store.popupGoals('account1', 'site1', days);

describe('a goal of the site', () => {
  it('a goal is counted with its value in its currency', async () => {
    expect((await reach({ value: '129.90', currency: 'eur' })).json()).toEqual({ success: true });
    await reach({ goal: ' Order ', value: '0.1', currency: 'EUR' });
    await reach({ goal: 'signed up' });
    expect(await goals()).toEqual([
      { name: 'order', currency: 'EUR', count: 2, value: 130 },
      { name: 'signed up', currency: '', count: 1, value: 0 },
    ]);
  });

  it('a goal counts once, even if the order or a stored call is sent several times and from several places', async () => {
    await reach({ goal_id: '1001', value: '10' });
    await reach({ goal_id: '1001', value: '10', viewer_id: 'visitor-2', idempotency_key: 'other' });
    for (const _ of [1, 2]) await reach({ goal: 'trial', idempotency_key: 'k1' });
    await reach({ goal: 'trial', idempotency_key: 'k1', viewer_id: 'visitor-2' });
    expect((await goals()).map(({ name, count }) => [name, count])).toEqual([
      ['trial', 2],
      ['order', 1],
    ]);
  });

  it('a goal keeps the number of the shop, but no e-mail address in it', async () => {
    await reach({ goal_id: '1001' });
    await reach({ goal_id: 'ruth@person.test-7', goal: 'trial' });
    const listed = await test.store.goalsOf('account1', 'site1', { limit: 9 });
    expect(new Map(listed.map(({ name, number }) => [name, number]))).toEqual(
      new Map([
        ['order', '1001'],
        ['trial', '(e-mail)'],
      ]),
    );
  });

  it('a goal is credited to the popups that its visitor saw in the seven days before', async () => {
    const popup = { popupId: 'popup00000002' };
    for (const id of ['popup00000002', 'popup00000003']) await test.publish({}, { id });
    await test.store.recordView(aView({ at: NOON - 1000 }));
    await test.store.recordConversion(aConversion({ at: NOON - 500 }));
    await test.store.recordView(aView({ ...popup, id: 'view2', at: NOON - 6 * DAY_MS }));
    await test.store.recordView(
      aView({ popupId: 'popup00000003', id: 'view3', at: NOON - 7 * DAY_MS }),
    );
    await test.store.recordView(aView({ id: 'view4', visitorId: 'visitor-2' }));
    await reach({ value: '50', currency: 'ILS' });
    await reach({ value: '7', currency: 'ILS', viewer_id: 'visitor-3' });
    const sum = { name: 'order', currency: 'ILS', count: 1, value: 50 };
    expect(await credits()).toEqual([
      { popupId: 'popup00000001', ...sum, converted: { count: 1, value: 50 } },
      { popupId: 'popup00000002', ...sum, converted: { count: 0, value: 0 } },
    ]);
    expect(await test.store.popupGoals('account2', 'site1', days)).toEqual([]);
  });

  it("a goal that arrives late is counted at the time when it happened, even if the browser's clock is wrong", async () => {
    const wrongClock = Date.UTC(2031, 0, 1);
    await reach({ happened_at: String(wrongClock - 3 * DAY_MS), sent_at: String(wrongClock) });
    await reach({ happened_at: String(wrongClock), sent_at: String(wrongClock - 1) });
    await reach({ happened_at: '0', sent_at: String(wrongClock) });
    const counted = await Promise.all(
      ['2026-11-08', '2026-11-13', TODAY].map((day) =>
        test.store.siteGoals('account1', 'site1', { from: day, until: day }),
      ),
    );
    expect(counted.map(([sum]) => sum?.count)).toEqual([1, 1, 1]);
  });

  it("a goal has the currency of the site's shop if it names none, or no valid code", async () => {
    const shop = { currency: 'ILS' };
    const settings = aSiteSettings({ shop });
    await test.store.updateSite('account1', 'site1', { settings, at: NOON });
    for (const currency of ['', 'EURO', '€']) await reach({ value: '5', currency });
    expect(await goals()).toEqual([{ name: 'order', currency: 'ILS', count: 3, value: 15 }]);
  });

  it.each([
    ['without a name', { goal: ' ' }, 400],
    ['of a name without end', { goal: 'x'.repeat(61) }, 400],
    ['of a value that is no number', { value: '₪12' }, 400],
    ['of a negative value', { value: '-1' }, 400],
    ['of an endless value', { value: 'Infinity' }, 400],
  ])('%s is refused and not counted', async (_what, fields, status) => {
    expect((await reach(fields)).statusCode).toBe(status);
    expect(await goals()).toEqual([]);
  });

  it('a goal is refused from a foreign page and not counted for the owner', async () => {
    expect((await reach({}, { origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await reach({ cancel_visitor_count: '1' })).statusCode).toBe(200);
    expect(await goals()).toEqual([]);
  });

  it('a goal loses its visitor when that person is erased, and is deleted with its site', async () => {
    await test.store.recordConversion(aConversion());
    await reach({ url: 'https://shop.test/thanks?mail=dana@example.com' });
    await test.store.deleteLeads('account1', 'site1', ['lead1']);
    const rows = () =>
      test.opened.db.selectFrom('goal_event').select(['visitor_id', 'url']).execute();
    expect(await rows()).toEqual([
      {
        visitor_id: expect.stringMatching(/^erased /),
        url: '',
      },
    ]);
    await test.store.deleteSite('account1', 'site1');
    await test.store.removeLeftovers();
    expect(await rows()).toEqual([]);
  });
});
