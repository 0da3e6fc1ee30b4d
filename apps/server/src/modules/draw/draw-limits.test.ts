import type { DisplayAnswer } from '@beckon/contract/calls';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { PopupSettings } from '@beckon/contract/settings';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  CLIENT_ID,
  POPUP_ID,
  type TestApp,
  type TestAppOptions,
} from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const VISITOR = 'visitor-1';
const WHEEL_BEHIND_FORM: Partial<PopupSettings> = {
  game: {
    game: 'wheel',
    prizes: [
      { id: 'mug', label: 'Mug', isWinning: true, chances: 1, code: 'MUG', usesCodePool: false },
    ],
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'before',
  },
};
const COUPON: Partial<PopupSettings> = { coupon: { type: 'unique', code: '' } };

async function start(settings: Partial<PopupSettings>, options?: TestAppOptions): Promise<void> {
  test = await buildTestApp(options);
  await test.publish(settings);
}

type Headers = Readonly<Record<string, string>>;
const post = (path: string, fields: Headers, headers?: Headers) =>
  test.post(`/api/display/${path}`, { client_id: CLIENT_ID, ...fields }, headers);
const view = async (viewerId: string): Promise<string> =>
  (await post(`viewed/${POPUP_ID}`, { viewer_id: viewerId })).json().poptin_view_id;
const draw = async (viewerId: string, headers?: Headers) =>
  post(`draw/${POPUP_ID}`, { viewer_id: viewerId, poptin_view_id: await view(viewerId) }, headers);
const submit = (viewerId: string, more: Headers = {}) =>
  post(`conversion/${viewerId}`, { poptin_id: POPUP_ID, email: 'dana@example.com', ...more });

it('a draw needs the viewer id of the answer in which the server offered the popup', async () => {
  await start(COUPON);
  await test.store.addCodes('account1', { popupId: POPUP_ID, prizeId: COUPON_PRIZE_ID }, [
    'SECRET',
  ]);
  expect((await draw(VISITOR)).statusCode).toBe(403);
  const cookies = JSON.stringify({ poptin_user_id: VISITOR });
  const shown = (await post(CLIENT_ID, { cookies })).json<DisplayAnswer>();
  const viewerId = shown.poptins[0]?.viewer_id ?? '';
  expect((await draw(viewerId.replace(VISITOR, 'visitor-2'))).statusCode).toBe(403);
  expect((await draw(viewerId)).json()).toMatchObject({ code: 'SECRET' });
});

it('a draw is refused outside the schedule, but not for visitors whose page was open at its end', async () => {
  await start({ ...COUPON, schedule: { until: '2026-11-16' } });
  const player = { popupId: POPUP_ID, prizeId: COUPON_PRIZE_ID };
  await test.store.addCodes('account1', player, ['FIRST', 'SECOND']);
  test.clock.now = Date.parse('2026-11-17T00:59Z');
  expect((await draw(test.viewerId(VISITOR))).json()).toMatchObject({ code: 'FIRST' });
  test.clock.now = Date.parse('2026-11-17T01:00Z');
  expect((await draw(test.viewerId('visitor-2'))).statusCode).toBe(404);
});

it('a draw that was made is given again after the schedule, to its visitor only and from no paused popup', async () => {
  await start({ ...COUPON, schedule: { until: '2026-11-16' } });
  const pool = { popupId: POPUP_ID, prizeId: COUPON_PRIZE_ID };
  await test.store.addCodes('account1', pool, ['FIRST', 'SECOND']);
  const viewerId = test.viewerId(VISITOR);
  await draw(viewerId);
  test.clock.now = Date.parse('2026-11-18T12:00Z');
  expect((await draw(viewerId)).json()).toMatchObject({ code: 'FIRST' });
  expect((await draw(VISITOR)).statusCode).toBe(404);
  expect((await draw(test.viewerId('visitor-2'))).statusCode).toBe(404);
  const status = { status: 'paused', at: test.clock.now } as const;
  await test.store.setPopupStatus('account1', POPUP_ID, status);
  expect((await draw(viewerId)).statusCode).toBe(404);
});

it('a draw is refused before the schedule begins', async () => {
  await start({ ...COUPON, schedule: { from: '2026-11-17' } });
  expect((await draw(test.viewerId(VISITOR))).statusCode).toBe(404);
});

it('a draw waits for the form if the game comes after it, and an unfinished form is not enough', async () => {
  await start({ ...WHEEL_BEHIND_FORM, keepsUnfinished: true });
  const viewerId = test.viewerId(VISITOR);
  await submit(viewerId, { partial: '1' });
  const early = await draw(viewerId);
  expect([early.statusCode, early.json().message]).toEqual([409, 'The form comes first.']);
  await submit('visitor-2');
  expect((await draw(viewerId)).statusCode).toBe(409);
  await submit(viewerId);
  expect((await draw(viewerId)).json()).toMatchObject({ is_winner: true, code: 'MUG' });
});

/** Starts with a game after a form that has a required e-mail, published two hours ago. */
async function startWithRequiredEmail(): Promise<void> {
  await start(WHEEL_BEHIND_FORM);
  const field = { id: 'f1', name: 'mail', kind: 'email', isRequired: true };
  const html = `<div data-field='${JSON.stringify(field)}'></div>`;
  const at = test.clock.now;
  await test.store.publishPopup('account1', POPUP_ID, {
    template: { hash: 'with-form', html },
    revision: 1,
    at,
  });
  test.clock.now += 2 * 3_600_000;
}

it('a draw is refused after a form without its required field that claims to be from the past', async () => {
  await startWithRequiredEmail();
  const viewerId = test.viewerId(VISITOR);
  const days = 8 * 86_400_000;
  const sent = { nickname: 'x', happened_at: '0', sent_at: String(days) };
  await post(`conversion/${viewerId}`, { poptin_id: POPUP_ID, ...sent });
  expect((await draw(viewerId)).statusCode).toBe(409);
});

it('a draw is refused after an empty form, an invalid one, or a button instead of it', async () => {
  await startWithRequiredEmail();
  const viewerId = test.viewerId(VISITOR);
  for (const sent of [
    { email: '' },
    { email: 'nobody' },
    { email: '', extra_button: 'Shop' },
    { email: '', other: 'x' },
  ])
    await submit(viewerId, sent);
  expect((await draw(viewerId)).statusCode).toBe(409);
  await submit(viewerId);
  expect((await draw(viewerId)).json()).toMatchObject({ is_winner: true, code: 'MUG' });
});

it('a draw waits for the form if the coupon is shown after it', async () => {
  await start(COUPON);
  const html = `<section data-screen="form"></section><section data-screen="thanks"><div data-block="coupon"></div></section>`;
  await test.store.publishPopup('account1', POPUP_ID, {
    template: { hash: 'thanks', html },
    revision: 1,
    at: test.clock.now,
  });
  await test.store.addCodes('account1', { popupId: POPUP_ID, prizeId: COUPON_PRIZE_ID }, [
    'SECRET',
  ]);
  const viewerId = test.viewerId(VISITOR);
  expect((await draw(viewerId)).statusCode).toBe(409);
  await submit(viewerId);
  expect((await draw(viewerId)).json()).toMatchObject({ code: 'SECRET' });
});

it('draws are limited to 60 a minute per address, whatever visitor ids and headers the calls contain', async () => {
  await start(COUPON);
  const statuses = new Set<number>();
  for (let n = 0; n < 61; n += 1)
    statuses.add(
      (await draw(test.viewerId(`v${n}`), { 'x-forwarded-for': `203.0.113.${n}` })).statusCode,
    );
  expect([...statuses]).toEqual([200, 429]);
});

describe('the code of a lead', () => {
  const codes = async () =>
    (await test.store.leadsPage('account1', 'site1', { limit: 9 }))?.leads.map(
      ({ couponCode }) => couponCode,
    );

  it.each([
    ['draws a coupon', COUPON, ''],
    ['draws prizes', WHEEL_BEHIND_FORM, ''],
    ['has no code', {}, ''],
    ['shows one code to all', { coupon: { type: 'fixed', code: 'TEN' } }, 'TEN'],
  ] as const)(
    'a lead gets no invented code from its form, on a popup that %s',
    async (_what, settings, code) => {
      await start(settings);
      await submit(VISITOR, { coupon: 'FREE-100' });
      expect(await codes()).toEqual([code]);
    },
  );

  it('a lead gets the code that the popup shows to all if the visitor took it', async () => {
    await start({ coupon: { type: 'fixed', code: 'TEN' } });
    await submit(VISITOR, { coupon: 'TEN' });
    expect(await codes()).toEqual(['TEN']);
  });
});
