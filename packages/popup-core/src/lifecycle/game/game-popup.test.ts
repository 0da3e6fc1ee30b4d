import { describe, expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { delivered, convert, runOpenPopup, submitted } from '../testing/run-popup.ts';

describe('games', () => {
  const wheel = {
    game: 'wheel',
    prizes: [],
    skipsPlayScreenAfterWin: false,
    hasCoupon: false,
    formComes: 'before',
  } as const;
  const win = { id: '1', label: '10%', isWinning: true, code: 'TEN' } as const;

  it('a form before the game leads to the play screen, then to the prize', () => {
    const { runner } = convert(aPopup({ type: 'gamified', game: wheel }));
    expect(runner.state()).toMatchObject({ screen: 'play', submit: 'sent' });
    runner.send({ name: 'PRIZE_DRAWN', prize: win });
    expect(runner.state()).toMatchObject({ screen: 'won', prize: win });
  });

  it('games show a form after the game before the prize, and only for a win', () => {
    const after = aPopup({ type: 'gamified', game: { ...wheel, formComes: 'after' } });
    const won = runOpenPopup(after);
    won.runner.send({ name: 'PRIZE_DRAWN', prize: win });
    expect(won.runner.state()).toMatchObject({ screen: 'form', prize: win });
    won.runner.send(submitted);
    won.runner.send(delivered);
    expect(won.runner.state()).toMatchObject({ screen: 'won' });
    const lost = runOpenPopup(after);
    lost.runner.send({ name: 'PRIZE_DRAWN', prize: { ...win, isWinning: false } });
    expect(lost.runner.state()).toMatchObject({ screen: 'lost' });
  });

  it.each([
    [true, 'won'],
    [false, 'lost'],
  ])(
    'a game that a template shows in place of its form announces the result (won: %s)',
    (isWinning, screen) => {
      const { runner } = runOpenPopup(aPopup({ type: 'gamified', game: wheel }));
      runner.send({ name: 'PLAY_ASKED' });
      runner.send({ name: 'PRIZE_DRAWN', prize: { ...win, isWinning } });
      expect(runner.state()).toMatchObject({ screen, prize: { isWinning }, isUnlocked: true });
    },
  );

  it.each([
    ['4 s', false, undefined, 4_000],
    ['12 s when the wheel has a coupon', true, undefined, 12_000],
    ['its own delay', true, 2, 2_000],
    ['no time if its owner set 0 s', true, 0, 0],
  ] as const)('a prize redirect comes after %s', (_what, hasCoupon, delaySeconds, ms) => {
    const { runner, clock, last } = runOpenPopup(
      aPopup({ type: 'gamified', game: { ...wheel, formComes: 'never', hasCoupon } }),
    );
    const delay = delaySeconds === undefined ? {} : { delaySeconds };
    runner.send({
      name: 'PRIZE_DRAWN',
      prize: { ...win, isWinning: false, redirect: { to: 'url', url: 'shop.example', ...delay } },
    });
    clock.pass(ms - 1);
    expect(last('go-to-address')).toBeUndefined();
    clock.pass(1);
    expect(last('go-to-address')?.to).toEqual({
      address: 'shop.example',
      newTab: false,
      origin: 'prize',
    });
    clock.pass(0);
    expect(clock.pending()).toBe(0);
  });

  it('a game that is opened again starts from the beginning and is not submitted', () => {
    const { runner, clock, effects } = convert(aPopup({ type: 'gamified', game: wheel }));
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    clock.pass(0);
    runner.send({ name: 'TEASER_CLICKED', mayShow: true });
    runner.send({ name: 'SLOT_GRANTED', mayShow: true });
    runner.send({ name: 'LOADED' });
    expect(runner.state()).toEqual({
      name: 'open',
      firedBy: 'teaser',
      screen: 'form',
      submit: 'idle',
    });
    runner.send({ name: 'DRAWN' });
    expect(effects().filter((name) => name === 'report-view')).toHaveLength(1);
  });
});
