import { expect, it } from 'vitest';
import { aPopup } from '../popup/testing/a-popup.ts';
import { settle, stage } from './testing/stage.ts';

const prize = { id: '1', label: '10%', isWinning: true, code: 'TEN' };
const game = {
  game: 'wheel',
  prizes: [],
  skipsPlayScreenAfterWin: false,
  hasCoupon: false,
  formComes: 'after',
} as const;
const OPENED_AT_MS = Date.UTC(2026, 10, 1, 10);

const WAYS = [
  ['a closing time', { closing: { ...aPopup().closing, autoCloseAfterSeconds: 10 } }, {}],
  ['a countdown', {}, { timerEndsAtMs: OPENED_AT_MS + 10_999 }],
] as const;

/** A wheel that closes by itself after 10 s and has been open for 9 s. */
async function aWheel([, closing, timer]: (typeof WAYS)[number]) {
  const staged = stage(aPopup({ type: 'gamified', game, ...closing }), {
    load: () => Promise.resolve({ name: 'LOADED', ...timer }),
    drawPrize: () => Promise.resolve({ ok: true, value: prize }),
  });
  staged.runner.fire('time');
  await settle();
  staged.clock.pass(9_000);
  return staged;
}

it.each(WAYS)('a game with %s closes by itself if nobody plays', async (...way) => {
  const { clock, look } = await aWheel(way);
  clock.pass(1_000);
  clock.pass(0);
  expect(look()).toBeUndefined();
});

it.each(WAYS)(
  'a game with %s stays open once the visitor plays, and for the form after a win',
  async (...way) => {
    const { runner, clock, look } = await aWheel(way);
    runner.handleViewEvent({ name: 'PLAY_ASKED' });
    await settle();
    clock.pass(7_000);
    expect(look()).toMatchObject({ phase: 'open', screen: 'play' });
    runner.handleViewEvent({ name: 'PLAY_ENDED' });
    clock.pass(60_000);
    expect(look()).toMatchObject({ phase: 'open', screen: 'form', prize });
  },
);
