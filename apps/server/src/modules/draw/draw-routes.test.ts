import type { DrawAnswer } from '@beckon/contract/calls';
import type { PrizeSettings } from '@beckon/contract/settings';
import { afterEach, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const MUG: PrizeSettings = {
  id: 'mug',
  label: 'A mug',
  isWinning: true,
  chances: 50,
  code: 'MUG',
  usesCodePool: false,
  redirect: { to: 'url', url: 'https://shop.test/mug', delaySeconds: 4 },
};
const COUPON: PrizeSettings = {
  id: 'coupon',
  label: '10 %',
  isWinning: true,
  chances: 25,
  code: '',
  usesCodePool: true,
};
const NOTHING: PrizeSettings = {
  id: 'nothing',
  label: 'Next time',
  isWinning: false,
  chances: 25,
  code: 'SECRET',
  usesCodePool: false,
};

async function start(...prizes: readonly PrizeSettings[]): Promise<void> {
  test = await buildTestApp();
  await test.publish(
    {
      game: {
        game: 'wheel',
        prizes: [...prizes],
        skipsPlayScreenAfterWin: false,
        hasCoupon: true,
        formComes: 'never',
      },
    },
    { type: 'gamified' },
  );
}

async function view(visitor: string): Promise<string> {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/display/viewed/${POPUP_ID}`,
    payload: { viewer_id: test.viewerId(visitor), client_id: CLIENT_ID },
  });
  return reply.json<{ poptin_view_id: string }>().poptin_view_id;
}

const draw = (fields: Readonly<Record<string, string>>) =>
  test.post(`/api/display/draw/${POPUP_ID}`, { client_id: CLIENT_ID, ...fields });

async function play(visitor: string, random = 0): Promise<DrawAnswer> {
  test.random.next = random;
  return (
    await draw({ viewer_id: test.viewerId(visitor), poptin_view_id: await view(visitor) })
  ).json<DrawAnswer>();
}

it('a draw gives the prize that the random number picks', async () => {
  await start(MUG, NOTHING);
  expect(await play('visitor-1', 0.1)).toEqual({
    success: true,
    prize_id: 'mug',
    is_winner: true,
    label: 'A mug',
    code: 'MUG',
    redirect_to: 'url',
    redirect_to_options: {
      redirect_to_url: 'https://shop.test/mug',
      redirect_close: 0,
      redirect_close_delay: 4,
    },
  });
  expect(await play('visitor-2', 0.9)).toMatchObject({
    prize_id: 'nothing',
    is_winner: false,
    code: '',
  });
});

it('a draw happens once per visitor, whatever the second random number is', async () => {
  await start(MUG, NOTHING);
  await play('visitor-1', 0.1);
  expect(await play('visitor-1', 0.9)).toMatchObject({ prize_id: 'mug', code: 'MUG' });
});

it('a draw gives each code of a pool once, and then does not draw that prize any more', async () => {
  await start(COUPON, NOTHING);
  await test.store.addCodes('account1', { popupId: POPUP_ID, prizeId: 'coupon' }, ['ONE', 'TWO']);
  expect([(await play('v1')).code, (await play('v2')).code]).toEqual(['ONE', 'TWO']);
  expect(await play('v3')).toMatchObject({ prize_id: 'nothing', is_winner: false });
});

it('a prize is not drawn after its stock is used up, or until tomorrow after its daily limit', async () => {
  await start({ ...MUG, stock: 2, dailyCap: 1 });
  expect((await play('v1')).is_winner).toBe(true);
  expect(await play('v2')).toMatchObject({ prize_id: '', is_winner: false });
  test.clock.now += 86_400_000;
  expect((await play('v3')).is_winner).toBe(true);
  test.clock.now += 86_400_000;
  expect((await play('v4')).is_winner).toBe(false);
});

it.each([
  [
    'all weights are zero',
    [
      { ...MUG, chances: 0 },
      { ...NOTHING, chances: 0 },
    ],
    'nothing',
  ],
  ['there are no prizes', [], ''],
])('a draw is lost when %s', async (_why, prizes, prizeId) => {
  await start(...prizes);
  expect(await play('v1')).toMatchObject({ prize_id: prizeId, is_winner: false, code: '' });
});

it('a draw needs this visitor’s own view of this popup', async () => {
  await start(MUG);
  const ofAnother = await view('visitor-2');
  for (const fields of [
    { viewer_id: test.viewerId('visitor-1') },
    { viewer_id: test.viewerId('visitor-1'), poptin_view_id: ofAnother },
    { viewer_id: test.viewerId('visitor-1'), poptin_view_id: 'forged' },
  ]) {
    expect((await draw(fields)).statusCode).toBe(403);
  }
  expect(await test.store.prizeUses('account1', POPUP_ID, '2026-11-16')).toEqual([]);
});

it('a draw in preview takes nothing from the stock and shows no real code', async () => {
  await start({ ...COUPON, stock: 1 });
  await test.store.addCodes('account1', { popupId: POPUP_ID, prizeId: 'coupon' }, ['REAL']);
  const reply = await draw({ viewer_id: 'visitor-1', cancel_visitor_count: '1' });
  expect(reply.json()).toMatchObject({ prize_id: 'coupon', is_winner: true, code: 'PREVIEW' });
  expect(await test.store.prizeUses('account1', POPUP_ID, '2026-11-16')).toMatchObject([
    { given: 0, codesLeft: 1 },
  ]);
});

it('a draw stores the prize that was really drawn with the lead', async () => {
  await start(MUG);
  await play('visitor-1');
  await test.convert('visitor-1', { email: 'a@b.co', prize_id: 'forged', coupon: 'FORGED' });
  expect((await test.store.leadsPage('account1', 'site1', { limit: 1 }))?.leads).toMatchObject([
    { prizeLabel: 'A mug', prizeWon: 'yes', couponCode: 'MUG' },
  ]);
});

it('a draw is refused once the popup is paused, even with the ticket of a view', async () => {
  await start(MUG);
  const ticket = await view('visitor-1');
  await test.store.setPopupStatus('account1', POPUP_ID, { status: 'paused', at: test.clock.now });
  expect(
    (await draw({ viewer_id: test.viewerId('visitor-1'), poptin_view_id: ticket })).statusCode,
  ).toBe(404);
  expect(await test.store.prizeUses('account1', POPUP_ID, '2026-11-16')).toEqual([]);
});

it('a draw is lost if another visitor gets the last prize between view and draw', async () => {
  await start({ ...MUG, stock: 1 });
  const tickets = [await view('visitor-1'), await view('visitor-2')];
  const answers = await Promise.all(
    tickets.map(async (ticket, at) =>
      (
        await draw({ viewer_id: test.viewerId(`visitor-${at + 1}`), poptin_view_id: ticket })
      ).json<DrawAnswer>(),
    ),
  );
  expect(answers.filter(({ is_winner: isWinner }) => isWinner)).toHaveLength(1);
});

it('a draw does not exist for a popup without a game', async () => {
  test = await buildTestApp();
  await test.publish();
  expect((await draw({ viewer_id: 'v' })).statusCode).toBe(404);
});
