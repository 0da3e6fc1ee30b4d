import { describe, expect, it } from 'vitest';
import { aPopup } from '../popup/testing/a-popup.ts';
import { REACTIONS } from './reactions/popup-reactions.ts';
import { createPopupMachine } from './popup-machine.ts';
import type { PopupEvent, PopupState } from './popup-state.ts';
import { aLink, delivered, runOpenPopup, runPopup, submitted } from './testing/run-popup.ts';

const popupMachine = createPopupMachine(() => REACTIONS);

const popup = aPopup();
const open: PopupState = { name: 'open', firedBy: 'time', screen: 'form', submit: 'idle' };
const STATES: readonly PopupState[] = [
  { name: 'armed' },
  { name: 'waiting', firedBy: 'time' },
  { name: 'loading', firedBy: 'time' },
  open,
  { name: 'closing', by: 'x_click', converted: false, last: open },
  { name: 'closed', converted: false },
  { name: 'failed', why: 'no', mayRetry: false },
  { name: 'gone' },
];
const EVENTS: readonly PopupEvent[] = [
  { name: 'TRIGGER_FIRED', by: 'time', mayShow: true },
  { name: 'SLOT_GRANTED', mayShow: true },
  { name: 'LOADED' },
  { name: 'DRAWN' },
  { name: 'LOAD_FAILED', why: 'no', mayRetry: false },
  submitted,
  aLink(),
  { name: 'COUPON_COPIED', code: 'X', buttonText: 'Copy' },
  delivered,
  { name: 'PRIZE_DRAWN', prize: { id: '1', label: '10%', isWinning: true, code: 'TEN' } },
  { name: 'RESULT_TIME_ENDED' },
  { name: 'THANKS_ENDED' },
  { name: 'TIMER_TICKED', nowMs: 1 },
  { name: 'CLOSE_ASKED', by: 'x_click' },
  { name: 'EXIT_ENDED' },
  { name: 'TEASER_CLICKED', mayShow: true },
  { name: 'PAGE_CHANGED' },
];
/** Which events have an effect in which state. All others change nothing. */
const LISTED: Readonly<Record<PopupState['name'], readonly PopupEvent['name'][]>> = {
  armed: ['TRIGGER_FIRED', 'TEASER_CLICKED', 'PAGE_CHANGED'],
  waiting: ['SLOT_GRANTED', 'TEASER_CLICKED', 'PAGE_CHANGED'],
  loading: ['LOADED', 'LOAD_FAILED', 'PAGE_CHANGED'],
  open: [
    'DRAWN',
    'LOAD_FAILED',
    'SUBMITTED',
    'LINK_CLICKED',
    'COUPON_COPIED',
    'CLOSE_ASKED',
    'PAGE_CHANGED',
  ],
  closing: ['EXIT_ENDED', 'TEASER_CLICKED', 'PAGE_CHANGED'],
  closed: ['TEASER_CLICKED', 'PAGE_CHANGED'],
  failed: ['PAGE_CHANGED'],
  gone: [],
};

describe('the popup machine as a table', () => {
  for (const state of STATES) {
    for (const event of EVENTS) {
      const isListed = LISTED[state.name].includes(event.name);
      it(`${event.name} ${isListed ? 'has an effect' : 'changes nothing'} while ${state.name}`, () => {
        const { state: after, effects } = popupMachine.next(state, event, popup);
        expect(after === state && effects.length === 0).toBe(!isListed);
      });
    }
  }
});

describe('opening', () => {
  it('a popup waits for its turn, loads and opens after its trigger has fired', () => {
    const { runner, effects } = runPopup(popup);
    runner.send({ name: 'TRIGGER_FIRED', by: 'scroll', mayShow: true });
    expect(runner.state()).toEqual({ name: 'waiting', firedBy: 'scroll' });
    runner.send({ name: 'SLOT_GRANTED', mayShow: true });
    expect(runner.state()).toEqual({ name: 'loading', firedBy: 'scroll' });
    runner.send({ name: 'LOADED' });
    expect(runner.state()).toMatchObject({
      name: 'open',
      firedBy: 'scroll',
      screen: 'form',
      submit: 'idle',
    });
    expect(effects()).toEqual(['disarm', 'ask-for-slot', 'load']);
  });

  it('a popup counts one view when it is rendered', () => {
    const { runner, effects } = runOpenPopup(popup);
    runner.send({ name: 'DRAWN' });
    runner.send({ name: 'DRAWN' });
    expect(effects().slice(3)).toEqual(['report-view']);
  });

  it('a popup counts no view if its template cannot be rendered', () => {
    const { runner, effects } = runOpenPopup(popup);
    runner.send({ name: 'LOAD_FAILED', why: 'template: broken', mayRetry: false });
    expect(effects()).not.toContain('report-view');
  });

  it('a popup stays armed if its filters do not pass', () => {
    const { runner, effects } = runPopup(popup);
    runner.send({ name: 'TRIGGER_FIRED', by: 'time', mayShow: false });
    expect(runner.state().name).toBe('armed');
    expect(effects()).toEqual([]);
  });

  it('a popup releases its turn if it may not show any more', () => {
    const { runner, effects } = runPopup(popup);
    runner.send({ name: 'TRIGGER_FIRED', by: 'time', mayShow: true });
    runner.send({ name: 'SLOT_GRANTED', mayShow: false });
    expect(runner.state().name).toBe('armed');
    expect(effects()).toEqual(['disarm', 'ask-for-slot', 'release-slot']);
  });

  it('a popup frees its slot if it cannot be loaded', () => {
    const { runner, effects } = runPopup(popup);
    runner.send({ name: 'TRIGGER_FIRED', by: 'time', mayShow: true });
    runner.send({ name: 'SLOT_GRANTED', mayShow: true });
    const why = 'the template could not be loaded';
    runner.send({ name: 'LOAD_FAILED', why, mayRetry: true });
    expect(runner.state()).toEqual({ name: 'failed', why, mayRetry: true });
    expect(effects().slice(-2)).toEqual(['release-slot', 'log']);
  });

  it.each([true, false])(
    'a popup that did not load tries again only when the visitor asks for it: %s',
    (mayRetry) => {
      const failed: PopupState = { name: 'failed', why: 'no', mayRetry };
      const after = (event: PopupEvent): string =>
        popupMachine.next(failed, event, popup).state.name;
      expect([
        after({ name: 'TRIGGER_FIRED', by: 'click', mayShow: true }),
        after({ name: 'TEASER_CLICKED', mayShow: true }),
        after({ name: 'TEASER_CLICKED', mayShow: false }),
        after({ name: 'TRIGGER_FIRED', by: 'scroll', mayShow: true }),
      ]).toEqual(mayRetry ? ['waiting', 'waiting', 'failed', 'failed'] : Array(4).fill('failed'));
    },
  );

  it('a popup that waits moves ahead in the queue once the visitor asks for it', () => {
    const waiting: PopupState = { name: 'waiting', firedBy: 'time' };
    const asked = (by: 'click' | 'scroll') =>
      popupMachine.next(waiting, { name: 'TRIGGER_FIRED', by, mayShow: true }, popup);
    expect(asked('click')).toMatchObject({
      state: { name: 'waiting', firedBy: 'click' },
      effects: [{ name: 'disarm' }, { name: 'ask-for-slot', firedBy: 'click' }],
    });
    expect(asked('scroll').state).toBe(waiting);
  });

  it('a popup opens again only if the visitor asks for it', () => {
    const closed: PopupState = { name: 'closed', converted: false };
    const fired = (by: 'click' | 'time'): string =>
      popupMachine.next(closed, { name: 'TRIGGER_FIRED', by, mayShow: true }, popup).state.name;
    expect([fired('time'), fired('click')]).toEqual(['closed', 'waiting']);
  });

  it('a popup that is closing opens again at once if the visitor asks for it', () => {
    const closing: PopupState = { name: 'closing', by: 'escape', converted: false, last: open };
    const fired = (by: 'click' | 'time') =>
      popupMachine.next(closing, { name: 'TRIGGER_FIRED', by, mayShow: true }, popup);
    expect(fired('click').state).toEqual({ name: 'waiting', firedBy: 'click', converted: false });
    expect(fired('click').effects.map(({ name }) => name)).toEqual([
      'remove',
      'release-slot',
      'disarm',
      'ask-for-slot',
    ]);
    expect(fired('time')).toEqual({ state: closing, effects: [] });
  });

  it('a game starts at its play screen unless the form comes first', () => {
    const game = {
      game: 'wheel',
      prizes: [],
      skipsPlayScreenAfterWin: false,
      hasCoupon: false,
    } as const;
    expect(
      runOpenPopup(aPopup({ game: { ...game, formComes: 'after' } })).runner.state(),
    ).toMatchObject({ screen: 'play' });
    expect(
      runOpenPopup(aPopup({ game: { ...game, formComes: 'before' } })).runner.state(),
    ).toMatchObject({ screen: 'form' });
  });

  it('a popup is removed, disarmed and frees its slot when the page changes', () => {
    const { runner, effects, clock } = runOpenPopup(
      aPopup({ closing: { ...popup.closing, autoCloseAfterSeconds: 9 } }),
    );
    expect(clock.pending()).toBe(1);
    runner.send({ name: 'PAGE_CHANGED' });
    expect(effects().slice(-3)).toEqual(['disarm', 'remove', 'release-slot']);
    expect([runner.state().name, clock.pending()]).toEqual(['gone', 0]);
  });
});
