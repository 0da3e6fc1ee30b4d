import { expect, it } from 'vitest';
import type { Popup } from '@beckon/contract/popup';
import { fakeClock, type FakeClock } from '@beckon/host-page/testing/fake-clock';
import { aPopup } from '../popup/testing/a-popup.ts';
import { closeButtonMachine } from './close-button-machine.ts';
import { gameMachine } from './game/game-machine.ts';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import type { Machine } from '@beckon/host-page/machine/machine';
import { teaserMachine } from './teaser-machine.ts';

function run<State, Event, Effect>(
  machine: Machine<State, Event, Effect, Popup>,
  subject: Popup,
): { runner: Runner<State, Event>; clock: FakeClock; performed: Effect[] } {
  const clock = fakeClock();
  const performed: Effect[] = [];
  const runner = runMachine({
    machine,
    subject,
    clock,
    perform: (effect: Effect) => void performed.push(effect),
  });
  return { runner, clock, performed };
}

const closing = aPopup().closing;

it('the close button counts down to ready and stops its timer', () => {
  const { runner, clock } = run(
    closeButtonMachine,
    aPopup({ closing: { ...closing, enabledAfterSeconds: 3 } }),
  );
  expect(runner.state()).toEqual({ name: 'counting', secondsLeft: 3 });
  clock.pass(2_000);
  expect(runner.state()).toEqual({ name: 'counting', secondsLeft: 1 });
  clock.pass(1_000);
  expect(runner.state()).toEqual({ name: 'ready' });
  expect(clock.pending()).toBe(0);
});

it('the close button works at once without a countdown, and never under content lock before a conversion', () => {
  expect(run(closeButtonMachine, aPopup()).runner.state()).toEqual({ name: 'ready' });
  const { runner } = run(
    closeButtonMachine,
    aPopup({ closing: { ...closing, contentLock: true } }),
  );
  expect(runner.state()).toEqual({ name: 'locked' });
  runner.send({ name: 'UNLOCKED' });
  expect(runner.state()).toEqual({ name: 'ready' });
});

const teaser = {
  showMode: 'always',
  label: 'Deal',
  side: 'left',
  animated: true,
  closeDelayMs: 1500,
} as const;
const withMode = (showMode: 'always' | 'before_show' | 'after_close'): Popup =>
  aPopup({ teaser: { ...teaser, showMode } });

it('the teaser "always" shows before, behind and after the popup', () => {
  const { runner } = run(teaserMachine, withMode('always'));
  expect(runner.state().name).toBe('tab');
  runner.send({ name: 'POPUP_OPENED' });
  expect(runner.state().name).toBe('behind-popup');
  runner.send({ name: 'POPUP_CLOSED', converted: false });
  expect(runner.state().name).toBe('tab');
});

it('the teaser "before show" disappears once the popup has been shown', () => {
  const { runner } = run(teaserMachine, withMode('before_show'));
  expect(runner.state().name).toBe('tab');
  runner.send({ name: 'POPUP_OPENED' });
  runner.send({ name: 'POPUP_CLOSED', converted: false });
  expect(runner.state().name).toBe('hidden');
});

it('the teaser "after close" shows when the popup closes', () => {
  const { runner } = run(teaserMachine, withMode('after_close'));
  runner.send({ name: 'POPUP_OPENED' });
  expect(runner.state().name).toBe('hidden');
  runner.send({ name: 'POPUP_CLOSED', converted: false });
  expect(runner.state().name).toBe('tab');
});

it('the teaser does not show again to a visitor who converted if the popup stops for converted visitors', () => {
  const { runner } = run(teaserMachine, { ...withMode('always'), stopForConverted: true });
  runner.send({ name: 'POPUP_OPENED' });
  runner.send({ name: 'POPUP_CLOSED', converted: true });
  expect(runner.state().name).toBe('hidden');
});

it.each([1500, 200, 5000] as const)(
  'the teaser is removed %i ms after its close button was clicked, and does not show again',
  (closeDelayMs) => {
    const { runner, clock } = run(teaserMachine, aPopup({ teaser: { ...teaser, closeDelayMs } }));
    runner.send({ name: 'TEASER_CLOSE_ASKED' });
    clock.pass(closeDelayMs - 1);
    expect(runner.state().name).toBe('leaving');
    clock.pass(1);
    expect(runner.state()).toEqual({ name: 'hidden', until: 'never' });
    runner.send({ name: 'POPUP_CLOSED', converted: false });
    expect(runner.state().name).toBe('hidden');
    expect(clock.pending()).toBe(0);
  },
);

it('the teaser opens the popup when it is clicked, but not while it is behind the popup', () => {
  const { runner, performed } = run(teaserMachine, withMode('always'));
  runner.send({ name: 'TEASER_CLICKED' });
  runner.send({ name: 'POPUP_OPENED' });
  runner.send({ name: 'TEASER_CLICKED' });
  expect(performed).toEqual([{ name: 'open-popup' }]);
});

it('the teaser that always shows can be closed while the popup is open', () => {
  const { runner, clock } = run(teaserMachine, withMode('always'));
  runner.send({ name: 'POPUP_OPENED' });
  runner.send({ name: 'TEASER_CLOSE_ASKED' });
  runner.send({ name: 'POPUP_CLOSED', converted: false });
  expect(runner.state()).toEqual({ name: 'leaving' });
  clock.pass(1_500);
  expect(runner.state()).toEqual({ name: 'hidden', until: 'never' });
});

it('the teaser disappears after its close button was clicked, even if its popup opens and closes meanwhile', () => {
  const { runner, clock } = run(teaserMachine, withMode('always'));
  runner.send({ name: 'TEASER_CLOSE_ASKED' });
  runner.send({ name: 'POPUP_OPENED' });
  runner.send({ name: 'POPUP_CLOSED', converted: false });
  clock.pass(1_500);
  expect(runner.state()).toEqual({ name: 'hidden', until: 'never' });
});

it('the teaser does nothing for a popup without one', () => {
  const { runner } = run(teaserMachine, aPopup());
  runner.send({ name: 'POPUP_CLOSED', converted: false });
  expect(runner.state().name).toBe('hidden');
});

const aGame = (game: 'wheel' | 'gift', skipsPlayScreenAfterWin: boolean): Popup =>
  aPopup({
    type: 'gamified',
    game: { game, prizes: [], skipsPlayScreenAfterWin, hasCoupon: false, formComes: 'never' },
  });
const prize = { id: '1', label: '10%', isWinning: true, code: 'TEN' } as const;

it('a game draws once, even if the visitor plays again', () => {
  const { runner, performed } = run(gameMachine, aGame('wheel', false));
  runner.send({ name: 'PLAY_ASKED' });
  runner.send({ name: 'PLAY_ASKED' });
  runner.send({ name: 'PRIZE_KNOWN', prize });
  runner.send({ name: 'PLAY_ASKED' });
  expect(performed).toEqual([{ name: 'draw-prize' }]);
});

it.each([
  ['a second after the wheel stops', 'wheel', false, true, 1_000],
  ['at once without the play screen', 'wheel', true, true, 0],
  ['8 s after a gift box opened without the play screen', 'gift', true, true, 8_000],
  ['a second later for a loss, whatever is set', 'gift', true, false, 1_000],
] as const)('a game announces the prize %s', (...[, game, skips, isWinning, ms]) => {
  const { runner, clock, performed } = run(gameMachine, aGame(game, skips));
  runner.send({ name: 'PLAY_ASKED' });
  runner.send({ name: 'PRIZE_KNOWN', prize: { ...prize, isWinning } });
  expect(clock.pending()).toBe(0);
  runner.send({ name: 'PLAY_ENDED' });
  clock.pass(ms - 1);
  expect(runner.state().name).toBe('drawn');
  clock.pass(1);
  expect(runner.state().name).toBe('announced');
  expect(performed.at(-1)).toEqual({ name: 'announce-prize', prize: { ...prize, isWinning } });
  expect(clock.pending()).toBe(0);
});

it.each([
  ['fails', 0],
  ['never answers', 15_000],
])(
  'a game keeps the turn if the draw %s: it shows no loss, and the visitor may play again',
  (_how, ms) => {
    const { runner, clock, performed } = run(gameMachine, aGame('wheel', false));
    runner.send({ name: 'PLAY_ASKED' });
    clock.pass(ms);
    if (ms === 0) runner.send({ name: 'DRAW_FAILED', error: 'again' });
    expect([runner.state(), clock.pending()]).toEqual([{ name: 'failed', error: 'again' }, 0]);
    runner.send({ name: 'PLAY_ASKED' });
    runner.send({ name: 'PRIZE_KNOWN', prize });
    expect(performed).toEqual([{ name: 'draw-prize' }, { name: 'draw-prize' }]);
    expect(runner.state().name).toBe('drawn');
  },
);

it('a game stops drawing when there is no prize left', () => {
  const { runner, performed } = run(gameMachine, aGame('wheel', false));
  runner.send({ name: 'PLAY_ASKED' });
  runner.send({ name: 'DRAW_FAILED', error: 'over' });
  runner.send({ name: 'PLAY_ASKED' });
  expect([runner.state().name, performed.length]).toEqual(['failed', 1]);
});
