import { describe, expect, it } from 'vitest';
import { aPopup } from '../popup/testing/a-popup.ts';
import { aForm, delivered, runOpenPopup, submitted } from './testing/run-popup.ts';

const popup = aPopup();

describe('closing', () => {
  it('closing is reported with who closed the popup, and is immediate without an exit effect', () => {
    const { runner, clock, last, effects } = runOpenPopup(popup);
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(last('report-close')).toEqual({ name: 'report-close', by: 'x_click' });
    clock.pass(0);
    expect(runner.state()).toEqual({ name: 'closed', converted: false });
    expect(effects().slice(-2)).toEqual(['remove', 'release-slot']);
  });

  it.each([
    ['an exit effect', { exitEffect: 'fadeOut' }, 'lightbox', 'x_click', 800],
    ['no exit effect', { exitEffect: 'none' }, 'lightbox', 'x_click', 0],
    ['Escape', { exitEffect: 'none' }, 'lightbox', 'escape', 800],
    ['an embedded form', { exitEffect: 'fadeOut' }, 'embedded', 'x_click', 0],
    ['a full page', { exitEffect: 'fadeOut' }, 'fullpage', 'x_click', 0],
  ] as const)('closing with %s takes the right time', (...[, appearance, type, by, ms]) => {
    const { runner, clock } = runOpenPopup(
      aPopup({ type, appearance: { ...popup.appearance, ...appearance } }),
    );
    runner.send({ name: 'CLOSE_ASKED', by });
    clock.pass(ms - 1);
    expect(runner.state().name).toBe('closing');
    clock.pass(1);
    expect(runner.state().name).toBe('closed');
  });

  it('a popup that is open when the page changes is reported as closed by that', () => {
    const { runner, last, effects } = runOpenPopup(popup);
    runner.send({ name: 'DRAWN' });
    runner.send({ name: 'PAGE_CHANGED' });
    expect(last('report-close')).toEqual({ name: 'report-close', by: 'page_changed' });
    expect(effects()).not.toContain('remember-close');
  });

  it('a popup is not reported as closed by a change of page if nobody saw it, it converted or is part of the page', () => {
    const unseen = runOpenPopup(popup);
    const converted = runOpenPopup(popup);
    converted.runner.send({ name: 'DRAWN' });
    converted.runner.send(submitted);
    const embedded = runOpenPopup(aPopup({ type: 'embedded' }));
    embedded.runner.send({ name: 'DRAWN' });
    for (const { runner, effects } of [unseen, converted, embedded]) {
      runner.send({ name: 'PAGE_CHANGED' });
      expect(effects()).not.toContain('report-close');
    }
  });

  it('closing is reported once, even if it is requested twice', () => {
    const { runner, effects } = runOpenPopup(
      aPopup({ appearance: { ...popup.appearance, exitEffect: 'fadeOut' } }),
    );
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    runner.send({ name: 'CLOSE_ASKED', by: 'bg_click' });
    expect(effects().filter((name) => name === 'report-close')).toHaveLength(1);
  });

  it('a popup closes by itself after the configured seconds, and its timer stops if it is closed before', () => {
    const timed = aPopup({ closing: { ...popup.closing, autoCloseAfterSeconds: 10 } });
    const first = runOpenPopup(timed);
    first.clock.pass(10_000);
    expect(first.last('report-close')).toEqual({ name: 'report-close', by: 'auto_close' });
    const second = runOpenPopup(timed);
    second.clock.pass(5_000);
    second.runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    second.clock.pass(0);
    expect(second.clock.pending()).toBe(0);
  });

  it('a popup does not close by itself while the visitor uses it', () => {
    const { runner, clock } = runOpenPopup(
      aPopup({ closing: { ...popup.closing, autoCloseAfterSeconds: 10 } }),
    );
    runner.send(submitted);
    clock.pass(60_000);
    expect(runner.state()).toMatchObject({ name: 'open', submit: 'sending' });
  });

  it('a content-locked popup stays open until it has converted', () => {
    const locked = aPopup({ closing: { ...popup.closing, contentLock: true } });
    const { runner } = runOpenPopup(locked);
    for (const by of ['x_click', 'cancel_click', 'bg_click', 'escape'] as const)
      runner.send({ name: 'CLOSE_ASKED', by });
    expect(runner.state().name).toBe('open');
    runner.send(submitted);
    runner.send(delivered);
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state().name).toBe('closing');
  });

  it.each([
    ['copied its code', { name: 'COUPON_COPIED', code: 'TEN', buttonText: 'Copy' }],
    [
      'lost its game',
      { name: 'PRIZE_DRAWN', prize: { id: '', label: '', isWinning: false, code: '' } },
    ],
  ] as const)('a content-locked popup can be closed by a visitor who has %s', (_what, event) => {
    const game = {
      game: 'wheel',
      prizes: [],
      skipsPlayScreenAfterWin: false,
      hasCoupon: false,
      formComes: 'never',
    } as const;
    const { runner } = runOpenPopup(
      aPopup({ type: 'gamified', game, closing: { ...popup.closing, contentLock: true } }),
    );
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state().name).toBe('open');
    runner.send(event);
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'x_click' });
  });

  it('a content-locked popup can be closed when there is no code for its visitor', () => {
    const coupon = { type: 'unique', code: '' } as const;
    const { runner } = runOpenPopup(
      aPopup({ coupon, closing: { ...popup.closing, contentLock: true } }),
    );
    runner.send({ name: 'COUPON_WANTED' });
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state().name).toBe('open');
    runner.send({ name: 'COUPON_DRAWN', draw: { ok: false, error: 'over' } });
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'x_click' });
  });

  it('a popup closes on an outside click only if its owner allows it, on the form and on the thank-you screen', () => {
    const strict = aPopup({ closing: { ...popup.closing, onOutsideClick: false } });
    const { runner } = runOpenPopup(strict);
    runner.send({ name: 'CLOSE_ASKED', by: 'bg_click' });
    expect(runner.state().name).toBe('open');
    runner.send(submitted);
    runner.send(delivered);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks' });
    runner.send({ name: 'CLOSE_ASKED', by: 'bg_click' });
    expect(runner.state().name).toBe('open');
    const open = runOpenPopup(aPopup()).runner;
    for (const event of [submitted, delivered, { name: 'CLOSE_ASKED', by: 'bg_click' }] as const)
      open.send(event);
    expect(open.state()).toMatchObject({ name: 'closing', by: 'bg_click', converted: true });
  });

  it('an embedded form is never closed by Escape', () => {
    const { runner } = runOpenPopup(aPopup({ type: 'embedded' }));
    runner.send({ name: 'CLOSE_ASKED', by: 'escape' });
    expect(runner.state().name).toBe('open');
  });

  it('a popup closes when its timer has less than a second left, and the timer stops', () => {
    const { runner, clock, last } = runOpenPopup(popup, {
      timerEndsAtMs: Date.UTC(2026, 10, 1, 10, 0, 5),
    });
    expect(clock.pending()).toBe(1);
    clock.pass(4_000);
    expect(runner.state()).toMatchObject({
      name: 'open',
      tickedAtMs: Date.UTC(2026, 10, 1, 10, 0, 4),
    });
    clock.pass(1_000);
    expect(last('report-close')).toEqual({ name: 'report-close', by: 'timer' });
    clock.pass(0);
    expect(clock.pending()).toBe(0);
  });
});

it('pressing submit several times sends one conversion', () => {
  const { runner, effects, last } = runOpenPopup(popup);
  runner.send(submitted);
  runner.send(submitted);
  runner.send(delivered);
  runner.send(submitted);
  expect(effects().filter((name) => name === 'send-conversion')).toHaveLength(1);
  expect(last('send-conversion')).toMatchObject({
    firedBy: 'time',
    ask: { by: 'form', form: aForm, buttonText: 'Join' },
  });
});

it('submitting reports no close after a conversion', () => {
  const { runner, effects } = runOpenPopup(popup);
  runner.send(submitted);
  runner.send(delivered);
  runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
  expect(effects()).not.toContain('report-close');
});

it('submitting continues after a conversion that could not be delivered', () => {
  const { runner } = runOpenPopup(popup);
  runner.send(submitted);
  runner.send({ name: 'CONVERSION_ENDED', by: 'form', ok: false });
  expect(runner.state()).toMatchObject({
    name: 'open',
    screen: 'thanks',
    submit: 'sent',
    sendFailed: true,
  });
});
