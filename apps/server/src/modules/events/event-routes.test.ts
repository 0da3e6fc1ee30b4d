import type { ReportDimension } from '@beckon/contract/values';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSiteSettings, TODAY } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({
    site: { settings: aSiteSettings({ domains: ['shop.test'], timeZone: 'Asia/Jerusalem' }) },
  });
  await test.publish();
});
afterEach(() => test.close());

const view = (changes: Record<string, string | number> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/display/viewed/${POPUP_ID}`,
    remoteAddress: '203.0.113.7',
    payload: {
      viewer_id: 'visitor-1',
      client_id: CLIENT_ID,
      trigger: 'exit',
      type: 'mobile',
      url: 'https://shop.test/',
      ...changes,
    },
  });
const close = (changes: Record<string, string> = {}) =>
  test.post(`/api/display/closed/${POPUP_ID}`, {
    client_id: CLIENT_ID,
    close_trigger: 'x_click',
    ...changes,
  });
const convert = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.post(
    '/api/display/conversion/visitor-1',
    { client_id: CLIENT_ID, poptin_id: POPUP_ID, trigger: 'exit', ...changes },
    headers,
  );
const numbers = () => test.store.popupNumbers('account1', 'site1');
const SCOPE = { siteId: 'site1', popupId: POPUP_ID };
const split = (dimension: ReportDimension) =>
  test.store.reportValues('account1', SCOPE, {
    dimension,
    days: { from: TODAY, until: '2026-11-30' },
  });

it('what a crawler sees and closes is not counted', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const seen = await test.post(
    `/api/display/viewed/${POPUP_ID}`,
    { viewer_id: 'visitor-1', client_id: CLIENT_ID, trigger: 'exit' },
    headers,
  );
  expect(seen.json()).toMatchObject({ success: true });
  await test.post(
    `/api/display/closed/${POPUP_ID}`,
    { client_id: CLIENT_ID, close_trigger: 'x_click' },
    headers,
  );
  expect(await numbers()).toEqual([]);
});

it("a view is counted with its trigger on the day of the site's time zone, and returns its id", async () => {
  test.clock.now = Date.UTC(2026, 10, 16, 23, 30);
  const reply = await view();
  expect(reply.json()).toEqual({
    success: true,
    poptin_view_id: expect.stringMatching(/^[a-z0-9]{24}$/),
  });
  expect(await numbers()).toMatchObject([{ popupId: POPUP_ID, views: 1 }]);
  const days = { from: TODAY, until: '2026-11-30' };
  expect(await test.store.reportDays('account1', SCOPE, days)).toMatchObject([
    { day: '2026-11-17', views: 1 },
  ]);
  expect(await split('trigger')).toMatchObject([{ value: 'exit', views: 1 }]);
});

it('a view that is reported again with its key is counted once and gets the same answer; another visitor’s is another view', async () => {
  const idOf = async (changes: Record<string, string>) =>
    (await view(changes)).json<{ poptin_view_id: string }>().poptin_view_id;
  const first = await idOf({ idempotency_key: 'opening-1' });
  expect(await idOf({ idempotency_key: 'opening-1' })).toBe(first);
  expect(await idOf({ idempotency_key: 'opening-1', viewer_id: 'visitor-2' })).not.toBe(first);
  expect(await numbers()).toMatchObject([{ views: 2 }]);
});

it('a view by the owner or in a preview is not counted', async () => {
  expect((await view({ cancel_visitor_count: '1' })).json()).toMatchObject({ success: true });
  expect(await numbers()).toEqual([]);
});

it('a view with an unknown trigger is counted as "other"', async () => {
  await view({ trigger: 'x'.repeat(200) });
  expect(await split('trigger')).toMatchObject([{ value: 'other', views: 1 }]);
});

it.each([{}, { idempotency_key: 'opening-1' }])(
  'a close counts once for its view, however often it is sent (%o)',
  async (key) => {
    const { poptin_view_id } = (await view(key)).json<{ poptin_view_id: string }>();
    for (let times = 0; times < 2; times += 1) await close({ poptin_view_id });
    expect(await split('close')).toMatchObject([{ value: 'x_click', closes: 1 }]);
    expect(await split('device')).toMatchObject([{ value: 'mobile', closes: 1 }]);
  },
);

describe('values that reports split views by', () => {
  const firstOf = async (dimension: ReportDimension) => (await split(dimension))[0]?.value;

  it('a view gets the values that reports split it by from the call and its headers', async () => {
    await view({
      url: 'https://shop.test/sale/?utm_source=Spring%20Mail&to=ann@example.com',
      referrer: 'https://www.google.com/',
      visits: 3,
    });
    expect(await firstOf('page')).toBe('/sale');
    expect(await firstOf('source')).toBe('spring mail');
    expect(await firstOf('visitor')).toBe('returning');
    expect(await firstOf('device')).toBe('mobile');
  });

  it('a view gets no values to split it by from scripts that are older than the server', async () => {
    await view({ url: 'not an address' });
    for (const dimension of ['page', 'source', 'visitor'] as const)
      expect(await firstOf(dimension)).toBe('');
  });
});

const interact = (viewId: string) =>
  test.post(`/api/display/interaction/${POPUP_ID}`, {
    client_id: CLIENT_ID,
    poptin_view_id: viewId,
  });

it('an interaction is counted once per view, and never without one', async () => {
  const { poptin_view_id: viewId } = (await view()).json<{ poptin_view_id: string }>();
  expect((await interact(viewId)).statusCode).toBe(200);
  await interact(viewId);
  await interact('made-up');
  expect(await numbers()).toMatchObject([{ views: 1, interactions: 1 }]);
});

it('a close is counted once per view, with its reason', async () => {
  const { poptin_view_id: viewId } = (await view()).json<{ poptin_view_id: string }>();
  await close({ poptin_view_id: viewId });
  await close({ poptin_view_id: viewId, close_trigger: 'timer' });
  expect(await numbers()).toMatchObject([{ views: 1, closes: 1 }]);
  expect(await split('close')).toMatchObject([{ value: 'x_click', closes: 1 }]);
});

it('too many calls of one visitor are refused, also with new visitor ids from one address', async () => {
  for (let n = 0; n < 60; n += 1) expect((await convert({ email: 'a@b.co' })).statusCode).toBe(200);
  expect((await convert({ email: 'a@b.co' })).statusCode).toBe(429);
  const statuses = new Set<number>();
  for (let n = 0; n < 1150; n += 1) {
    statuses.add(
      (
        await test.post(`/api/display/conversion/v-${n}`, {
          client_id: CLIENT_ID,
          poptin_id: POPUP_ID,
          cancel_visitor_count: '1',
        })
      ).statusCode,
    );
  }
  expect(statuses).toEqual(new Set([200, 429]));
});

describe('a call that may not be made', () => {
  it.each([
    ['viewed', () => view({ client_id: 'fffffffffffff' })],
    [
      'viewed on another site’s popup',
      () =>
        test.app.inject({
          method: 'POST',
          url: '/api/display/viewed/popup00000009',
          payload: { viewer_id: 'v', client_id: CLIENT_ID },
        }),
    ],
    ['closed', () => close({ client_id: 'no' })],
    ['conversion', () => convert({ poptin_id: 'popup00000009' })],
  ])('%s with an unknown id is refused and writes nothing', async (_what, send) => {
    const reply = await send();
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, message: expect.any(String) });
    expect(await numbers()).toEqual([]);
  });

  it('a call from a page of another domain is refused and writes nothing', async () => {
    for (const send of [
      () => convert({ email: 'a@b.co' }, { origin: 'https://evil.example' }),
      () =>
        test.post(
          `/api/display/closed/${POPUP_ID}`,
          { client_id: CLIENT_ID },
          { origin: 'https://evil.example' },
        ),
    ]) {
      expect((await send()).statusCode).toBe(403);
    }
    expect(await numbers()).toEqual([]);
    expect((await convert({ email: 'a@b.co' }, { origin: 'https://shop.test' })).statusCode).toBe(
      200,
    );
  });

  it('the server answers the preflight of JSON calls', async () => {
    const reply = await test.app.inject({
      method: 'OPTIONS',
      url: `/api/display/viewed/${POPUP_ID}`,
      headers: { origin: 'https://shop.test', 'access-control-request-method': 'POST' },
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    });
  });
});

describe('known visitors and failures', () => {
  it('activities of known visitors and errors are recorded for the site', async () => {
    const replies = [
      await test.post(`/api/display/total-website-session/${CLIENT_ID}`, {
        email: 'a@b.co',
        url: 'shop.test',
      }),
      await test.post(`/api/display/conversion-activities/${CLIENT_ID}`, {
        email: 'a@b.co',
        poptin_id: POPUP_ID,
        activity: 'closed',
      }),
      await test.app.inject(`/api/display/limitLogs/${CLIENT_ID}?status=upgrade&id=site1`),
      await test.post('/api/display/errors', {
        client_id: CLIENT_ID,
        where: 'conversion',
        message: 'Failed to fetch',
      }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const kinds = await test.opened.db
      .selectFrom('activity')
      .select('kind')
      .orderBy('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['limit-reaction', 'popup-closed', 'session']);
    expect(
      await test.opened.db.selectFrom('error_report').select(['where_failed', 'site_id']).execute(),
    ).toEqual([{ where_failed: 'conversion', site_id: 'site1' }]);
  });

  it('an unknown activity or reaction is refused', async () => {
    expect(
      (
        await test.post(`/api/display/conversion-activities/${CLIENT_ID}`, {
          poptin_id: POPUP_ID,
          activity: 'danced',
        })
      ).statusCode,
    ).toBe(400);
    expect(
      (await test.app.inject(`/api/display/limitLogs/${CLIENT_ID}?status=danced`)).statusCode,
    ).toBe(400);
  });
});
