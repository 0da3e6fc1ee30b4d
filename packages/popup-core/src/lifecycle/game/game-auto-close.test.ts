import { expect, it } from 'vitest';
import type { Popup } from '@beckon/contract/popup';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { settle, stage } from '../testing/stage.ts';

const prize = { id: '1', label: '10%', isWinning: true, code: 'TEN' };
const game = {
  game: 'wheel',
  prizes: [],
  skipsPlayScreenAfterWin: false,
  hasCoupon: false,
  formComes: 'after',
} as const;
const OPENED_AT_MS = Date.UTC(2026, 10, 1, 10);

/** What makes a game close by itself, in its settings or as its timer. */
interface Way {
  readonly what: string;
  readonly settings?: Partial<Popup>;
  readonly timerEndsAtMs?: number;
}

const WAYS: readonly Way[] = [
  {
    what: 'a closing time',
    settings: { closing: { ...aPopup().closing, autoCloseAfterSeconds: 10 } },
  },
  { what: 'a countdown', timerEndsAtMs: OPENED_AT_MS + 10_999 },
];

/** A wheel that closes by itself after 10 s and has been open for 9 s. */
async function aWheel({ settings, what: _, ...timer }: Way) {
  const staged = stage(aPopup({ type: 'gamified', game, ...settings }), {
    load: () => Promise.resolve({ name: 'LOADED', ...timer }),
    drawPrize: () => Promise.resolve({ ok: true, value: prize }),
  });
  staged.runner.fire('time');
  await settle();
  staged.clock.pass(9_000);
  return staged;
}

it.each(WAYS)('a game with $what closes by itself if nobody plays', async (way) => {
  const { clock, look } = await aWheel(way);
  clock.pass(1_000);
  clock.pass(0);
  expect(look()).toBeUndefined();
});

it.each(WAYS)(
  'a game with $what stays open once the visitor plays, and for the form after a win',
  async (way) => {
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
