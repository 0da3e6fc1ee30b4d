import type { DrawAnswer } from '@beckon/contract/calls';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { CodeSettings, CouponSettings } from '@beckon/contract/settings';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const FROM_POOL: CouponSettings = { type: 'unique', code: '' };

async function start(
  coupon: CouponSettings,
  codes: readonly string[] = [],
  more: CodeSettings = {},
): Promise<void> {
  test = await buildTestApp();
  await test.publish({ coupon, codes: more });
  await test.store.addCodes('account1', { popupId: POPUP_ID, prizeId: COUPON_PRIZE_ID }, codes);
}

async function ask(visitor: string): Promise<DrawAnswer> {
  const viewed = await test.app.inject({
    method: 'POST',
    url: `/api/display/viewed/${POPUP_ID}`,
    payload: { viewer_id: test.viewerId(visitor), client_id: CLIENT_ID },
  });
  const ticket = viewed.json<{ poptin_view_id: string }>().poptin_view_id;
  const drawn = await test.post(`/api/display/draw/${POPUP_ID}`, {
    client_id: CLIENT_ID,
    viewer_id: test.viewerId(visitor),
    poptin_view_id: ticket,
  });
  return drawn.json<DrawAnswer>();
}

describe('a coupon for each visitor', () => {
  it('a coupon from a list is different for each visitor, and always the same for one visitor', async () => {
    await start(FROM_POOL, ['ONE', 'TWO']);
    expect([(await ask('v1')).code, (await ask('v2')).code, (await ask('v1')).code]).toEqual([
      'ONE',
      'TWO',
      'ONE',
    ]);
  });

  it('a coupon is the same for everybody if the pool is empty', async () => {
    await start({ type: 'unique', code: 'SORRY5' }, ['ONE']);
    expect([(await ask('v1')).code, (await ask('v2')).code]).toEqual(['ONE', 'SORRY5']);
  });

  const isLive = async () =>
    (await test.store.liveSite(CLIENT_ID))?.popups.some(({ isActive }) => isActive);

  it.each([
    ['with the setting', FROM_POOL, { pausesWhenUsedUp: true }, false],
    ['without the setting', FROM_POOL, {}, true],
    ['with a code for then', { ...FROM_POOL, code: 'SORRY5' }, { pausesWhenUsedUp: true }, true],
  ])(
    'the popup pauses itself after the last code of its list: %s',
    async (_, coupon, codes, is) => {
      await start(coupon, ['ONE', 'TWO'], codes);
      await ask('v1');
      expect(await isLive()).toBe(true);
      await ask('v2');
      expect(await isLive()).toBe(is);
    },
  );

  it('a visitor gets no coupon if none is left, and gets one after codes were added to the pool', async () => {
    await start(FROM_POOL);
    expect(await ask('v1')).toMatchObject({ prize_id: '', code: '' });
    await test.store.addCodes('account1', { popupId: POPUP_ID, prizeId: COUPON_PRIZE_ID }, [
      'LATE',
    ]);
    expect((await ask('v1')).code).toBe('LATE');
  });

  it('a coupon is stored with the lead', async () => {
    await start(FROM_POOL, ['ONE']);
    await ask('v1');
    await test.convert('v1', { email: 'a@b.co', coupon: 'FORGED' });
    expect((await test.store.leadsPage('account1', 'site1', { limit: 1 }))?.leads).toMatchObject([
      { couponCode: 'ONE' },
    ]);
  });
});

it('a code that expires is valid from the time it was given, and is not shown or given again afterwards', async () => {
  await start({ type: 'fixed', code: 'SOON' }, [], { validMinutes: 10 });
  expect(await ask('v1')).toMatchObject({ code: 'SOON', code_valid_for: 600 });
  test.clock.now += 9 * 60_000;
  expect(await ask('v1')).toMatchObject({ code: 'SOON', code_valid_for: 60 });
  test.clock.now += 60_000;
  expect(await ask('v1')).toMatchObject({ code: '', code_valid_for: 0 });
  expect(await ask('v2')).toMatchObject({ code: 'SOON', code_valid_for: 600 });
});
