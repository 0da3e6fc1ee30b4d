import { describe, expect, it } from 'vitest';
import type { Popup } from '@beckon/contract/popup';
import { aPopup } from '../popup/testing/a-popup.ts';
import {
  aForm,
  aLink,
  clickDelivered,
  delivered,
  runOpenPopup,
  submitted,
  type RunningPopup,
} from './testing/run-popup.ts';

function convert(popup: Popup): RunningPopup {
  const running = runOpenPopup(popup);
  running.runner.send(submitted);
  running.runner.send(delivered);
  return running;
}
const redirect = { url: 'shop.example/thanks', sendFormData: false, target: 'same-tab' } as const;

describe('the thank-you screen', () => {
  it.each([
    ['its own seconds', { thanksScreen: true, thanksCloseAfterSeconds: 7 }, 'lightbox', 7_000],
    ['60 s by default', { thanksScreen: true }, 'lightbox', 60_000],
    ['600 s in an embedded form', { thanksScreen: true }, 'embedded', 600_000],
    ['5 s when a redirect follows', { thanksScreen: true, redirect }, 'lightbox', 5_000],
  ] as const)('stands for %s', (_what, afterConversion, type, ms) => {
    const { runner, clock } = convert(aPopup({ type, afterConversion }));
    clock.pass(ms - 1);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks', submit: 'sent' });
    expect(clock.pending()).toBe(1);
    clock.pass(1);
    clock.pass(0);
    expect(clock.pending()).toBe(0);
    expect(runner.state().name).toBe(type === 'embedded' ? 'open' : 'closed');
  });

  it('is followed by the redirect, with no close reported', () => {
    const { clock, last, effects } = convert(
      aPopup({ afterConversion: { thanksScreen: true, redirect } }),
    );
    expect(effects()).not.toContain('go-to-address');
    clock.pass(5_000);
    expect(last('go-to-address')?.to).toEqual({
      address: 'shop.example/thanks',
      newTab: false,
      origin: 'submit',
    });
    expect(effects()).not.toContain('report-close');
  });

  it('can be closed before the redirect, which then does not come', () => {
    const { runner, clock, effects } = convert(
      aPopup({ afterConversion: { thanksScreen: true, redirect } }),
    );
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    clock.pass(10_000);
    expect(effects()).not.toContain('go-to-address');
    expect(clock.pending()).toBe(0);
  });
});

describe('without a thank-you screen', () => {
  it.each([
    ['0.1 s', 'en', 'lead', true, 100],
    ['1 s when it could not be delivered', 'en', 'lead', false, 1_000],
    ['2 s in Hebrew', 'he', 'lead', true, 2_000],
    ['0.1 s in Hebrew for a click target', 'he', 'click', true, 100],
  ] as const)('a lead popup closes after %s', (...[, language, target, ok, ms]) => {
    const { runner, clock } = runOpenPopup(
      aPopup({
        language,
        target,
        afterConversion: { thanksScreen: false },
        appearance: { ...aPopup().appearance, exitEffect: 'fadeOut' },
      }),
    );
    runner.send(submitted);
    runner.send({ name: 'CONVERSION_ENDED', by: 'form', ok });
    clock.pass(ms - 1);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'sent' });
    clock.pass(1);
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'converted', converted: true });
  });

  it('an embedded form that is answered once stays with its inline message', () => {
    const { runner, clock } = convert(
      aPopup({
        type: 'embedded',
        stopForConverted: true,
        afterConversion: { thanksScreen: false },
      }),
    );
    clock.pass(3_600_000);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'sent' });
    expect(clock.pending()).toBe(0);
  });

  it('redirects at once, in a new tab and with the form data when asked', () => {
    const { runner, last } = convert(
      aPopup({
        afterConversion: {
          thanksScreen: false,
          redirect: { ...redirect, sendFormData: true, target: 'new-tab' },
        },
      }),
    );
    expect(last('go-to-address')?.to).toEqual({
      address: 'shop.example/thanks',
      newTab: true,
      origin: 'submit',
      formData: aForm,
    });
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'redirected', converted: true });
  });

  it('redirects even when the conversion could not be delivered', () => {
    const { runner, effects } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: false, redirect } }),
    );
    runner.send(submitted);
    runner.send({ name: 'CONVERSION_ENDED', by: 'form', ok: false });
    expect(effects()).toContain('go-to-address');
  });

  it('opens the next popup of a chain', () => {
    const { last, runner } = convert(
      aPopup({ afterConversion: { thanksScreen: false, chainToPopupId: 'nextpopup0001' } }),
    );
    expect(last('chain')?.popupId).toBe('nextpopup0001');
    expect(runner.state().name).toBe('closing');
  });
});

describe('a form that stays in the page', () => {
  const form = (changes: Partial<Popup> = {}) =>
    runOpenPopup(
      aPopup({ type: 'embedded', afterConversion: { thanksScreen: false }, ...changes }),
    );

  it('can be sent again once its call has ended and its message was to be read', () => {
    const { runner, clock, effects } = form();
    runner.send(submitted);
    clock.pass(60_000);
    runner.send(submitted);
    runner.send(delivered);
    clock.pass(4_999);
    runner.send(submitted);
    expect(effects().filter((name) => name === 'send-conversion')).toHaveLength(1);
    clock.pass(1);
    expect(runner.state()).toMatchObject({ name: 'open', submit: 'idle' });
    runner.send(submitted);
    expect(effects().filter((name) => name === 'send-conversion')).toHaveLength(2);
  });

  it('comes back after its thanks', () => {
    const { runner, clock } = form({ afterConversion: { thanksScreen: true } });
    runner.send(submitted);
    runner.send(delivered);
    clock.pass(600_000);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'idle' });
  });

  it('does not where it is to stop once somebody has answered', () => {
    const { runner, clock } = form({ stopForConverted: true });
    runner.send(submitted);
    runner.send(delivered);
    clock.pass(600_000);
    expect(runner.state()).toMatchObject({ name: 'open', submit: 'sent' });
  });
});

describe('link buttons', () => {
  it('a plain link goes to its address and closes without reporting a close', () => {
    const { runner, last, effects } = runOpenPopup(aPopup());
    runner.send(aLink());
    expect(last('go-to-address')?.to).toEqual({
      address: 'https://shop.example/sale',
      newTab: false,
      origin: 'link',
    });
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'link_click', converted: false });
    expect(effects()).not.toContain('report-close');
  });

  it('a link that counts waits for the conversion, but no longer than 1.5 s', () => {
    const { runner, clock, effects } = runOpenPopup(
      aPopup({ target: 'click', afterConversion: { thanksScreen: false } }),
    );
    runner.send(aLink({ isConversion: true }));
    expect(effects().at(-1)).toBe('send-conversion');
    clock.pass(1_499);
    expect(effects()).not.toContain('go-to-address');
    clock.pass(1);
    expect(effects()).toContain('go-to-address');
    clock.pass(0);
    expect(clock.pending()).toBe(0);
  });

  it.each(['won', 'lost', 'play'] as const)(
    'a link that counts holds nobody up on the %s screen either',
    (screen) => {
      const game = {
        game: 'wheel',
        prizes: [],
        skipsPlayScreenAfterWin: false,
        hasCoupon: false,
        formComes: 'never',
      } as const;
      const { runner, clock, last } = runOpenPopup(
        aPopup({ type: 'gamified', game, afterConversion: { thanksScreen: false } }),
      );
      if (screen !== 'play')
        runner.send({
          name: 'PRIZE_DRAWN',
          prize: { id: 'p', label: 'Ten', isWinning: screen === 'won', code: 'TEN' },
        });
      expect(runner.state()).toMatchObject({ screen });
      runner.send(aLink({ isConversion: true }));
      clock.pass(1499);
      expect(last('go-to-address')).toBeUndefined();
      clock.pass(1);
      expect(last('go-to-address')?.to.address).toBe('https://shop.example/sale');
    },
  );

  it('a link that counts thanks first, then leads on after the seconds of the thank-you screen', () => {
    const { runner, clock, effects } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 3 } }),
    );
    runner.send(aLink({ isConversion: true }));
    runner.send(clickDelivered);
    expect(runner.state()).toMatchObject({ screen: 'thanks' });
    clock.pass(3_000);
    expect(effects().filter((name) => name === 'go-to-address')).toHaveLength(1);
  });

  it('a new tab opens during the click, once', () => {
    const { runner, clock, effects } = runOpenPopup(
      aPopup({ target: 'click', afterConversion: { thanksScreen: false } }),
    );
    runner.send(aLink({ isConversion: true, newTab: true }));
    expect(effects().slice(-2)).toEqual(['go-to-address', 'send-conversion']);
    runner.send(clickDelivered);
    clock.pass(60_000);
    expect(effects().filter((name) => name === 'go-to-address')).toHaveLength(1);
    expect(runner.state().name).toBe('closed');
  });

  it('a button without an address that counts leads where every conversion leads', () => {
    const { runner, last } = runOpenPopup(
      aPopup({
        target: 'click',
        afterConversion: { thanksScreen: false, redirect: { ...redirect, sendFormData: true } },
      }),
    );
    runner.send(aLink({ href: '', isConversion: true }));
    runner.send(clickDelivered);
    expect(last('go-to-address')?.to).toEqual({
      address: 'shop.example/thanks',
      newTab: false,
      origin: 'submit',
    });
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'redirected' });
  });

  it('a button without any address to lead to opens the next popup, or closes', () => {
    for (const [chain, by] of [
      [{ chainToPopupId: 'nextpopup0001' }, 'chain'],
      [{}, undefined],
    ] as const) {
      const { runner, clock, effects } = runOpenPopup(
        aPopup({ target: 'click', afterConversion: { thanksScreen: false, ...chain } }),
      );
      runner.send(aLink({ href: '', isConversion: true }));
      runner.send(clickDelivered);
      clock.pass(60_000);
      expect(runner.state()).toMatchObject({ name: 'closed', converted: true });
      expect(effects().find((name) => name === 'chain' || name === 'go-to-address')).toBe(by);
    }
  });

  it("a button's own address goes before the redirect of the popup", () => {
    const { runner, last } = runOpenPopup(
      aPopup({ target: 'click', afterConversion: { thanksScreen: false, redirect } }),
    );
    runner.send(aLink({ isConversion: true }));
    runner.send(clickDelivered);
    expect(last('go-to-address')?.to).toEqual({
      address: 'https://shop.example/sale',
      newTab: false,
      origin: 'link',
    });
  });

  it('a link with a click path opens the popup it names', () => {
    const { runner, last, effects } = runOpenPopup(aPopup());
    runner.send(aLink({ href: '/api/display/click/nextpopup0001' }));
    expect(last('chain')?.popupId).toBe('nextpopup0001');
    expect(effects()).not.toContain('go-to-address');
  });

  it('copying a coupon counts once and leaves the popup open', () => {
    const { runner, effects } = runOpenPopup(aPopup());
    runner.send({ name: 'COUPON_COPIED', code: 'TEN', buttonText: 'Copy' });
    runner.send({ name: 'COUPON_COPIED', code: 'TEN', buttonText: 'Copy' });
    expect(effects().filter((name) => name === 'send-conversion')).toHaveLength(1);
    expect(effects().filter((name) => name === 'announce-coupon')).toHaveLength(2);
    runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
    expect(effects()).not.toContain('report-close');
  });
});

it('the receipt of a copied coupon does not end a submission that is under way', () => {
  const { runner } = runOpenPopup(aPopup({ afterConversion: { thanksScreen: true } }));
  runner.send({ name: 'COUPON_COPIED', code: 'TEN', buttonText: 'Copy' });
  runner.send(submitted);
  runner.send({ name: 'CONVERSION_ENDED', by: 'coupon', ok: true });
  expect(runner.state()).toMatchObject({ submit: 'sending', screen: 'form' });
  runner.send(delivered);
  expect(runner.state()).toMatchObject({ submit: 'sent', screen: 'thanks' });
});

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

  it('a form after the game stands before the prize is told, and only for a win', () => {
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
    ['4 s', false, undefined, 4_000],
    ['12 s when the wheel has a coupon', true, undefined, 12_000],
    ['its own delay', true, 2, 2_000],
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

  it('starts afresh when it is opened again: nothing counts as submitted', () => {
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
