import { describe, expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { aLink, clickDelivered, delivered, runOpenPopup, submitted } from '../testing/run-popup.ts';

const redirect = { url: 'shop.example/thanks', sendFormData: false, target: 'same-tab' } as const;

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

  it('a link that counts is followed once the conversion is handled, after 1.5 s at the latest', () => {
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
    'a link that counts is followed after 1.5 s at the latest on the %s screen, too',
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

  it('a link that counts shows the thank-you screen first, and is followed when its seconds are over', () => {
    const { runner, clock, effects } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 3 } }),
    );
    runner.send(aLink({ isConversion: true }));
    runner.send(clickDelivered);
    expect(runner.state()).toMatchObject({ screen: 'thanks' });
    clock.pass(3_000);
    expect(effects().filter((name) => name === 'go-to-address')).toHaveLength(1);
  });

  it('a link that the browser has opened elsewhere counts, and the page is never left', () => {
    const { runner, clock, effects } = runOpenPopup(
      aPopup({ target: 'click', afterConversion: { thanksScreen: false, redirect } }),
    );
    runner.send(aLink({ isConversion: true, isOpened: true, newTab: true }));
    runner.send(clickDelivered);
    clock.pass(60_000);
    expect(effects()).toContain('send-conversion');
    expect(effects()).not.toContain('go-to-address');
    expect(runner.state()).toMatchObject({ name: 'closed' });
  });

  it.each([true, false])(
    'a click path that the browser has opened elsewhere opens no popup here (it counts: %s)',
    (isConversion) => {
      const { runner, clock, effects } = runOpenPopup(aPopup({ target: 'click' }));
      const href = '/api/display/click/abcdefghijk02';
      runner.send(aLink({ href, isConversion, isOpened: true }));
      if (isConversion) runner.send(clickDelivered);
      clock.pass(60_000);
      expect(effects()).not.toContain('chain');
      expect(effects()).not.toContain('go-to-address');
    },
  );

  it('a link to a new tab opens it during the click, and only once', () => {
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

  it.each(['mailto:?body=Look', 'tel:+97235550100', 'SMS:100'])(
    'a link to a program opens it during the click, only once, and the popup stays open: %s',
    (href) => {
      const { runner, clock, effects } = runOpenPopup(
        aPopup({ afterConversion: { thanksScreen: true } }),
      );
      runner.send(aLink({ href, isConversion: true, closes: false }));
      expect(effects().slice(-2)).toEqual(['go-to-address', 'send-conversion']);
      runner.send(clickDelivered);
      expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks' });
      clock.pass(600_000);
      expect(runner.state().name).toBe('open');
      expect(effects().filter((name) => name === 'go-to-address')).toHaveLength(1);
    },
  );

  it('a visitor who shares in another tab sees the thanks for a minute after coming back', () => {
    const { runner, clock } = runOpenPopup(aPopup({ afterConversion: { thanksScreen: true } }));
    runner.send(aLink({ isConversion: true, newTab: true, closes: false }));
    runner.send(clickDelivered);
    clock.pass(59_000);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks' });
  });

  it('a link that does not count closes no locked popup', () => {
    const { closing } = aPopup();
    const { runner, last } = runOpenPopup(aPopup({ closing: { ...closing, contentLock: true } }));
    runner.send(aLink());
    expect(last('go-to-address')?.to.address).toBe('https://shop.example/sale');
    expect(runner.state().name).toBe('open');
  });

  const terms = aLink({ href: '/terms', newTab: true, closes: false });

  it('a link that counts leads to its address, also after a link that left the popup open', () => {
    const { runner, last } = runOpenPopup(aPopup({ afterConversion: { thanksScreen: false } }));
    runner.send(terms);
    runner.send(aLink({ isConversion: true }));
    runner.send(clickDelivered);
    expect(last('go-to-address')?.to.address).toBe('https://shop.example/sale');
  });

  it('a link that counts is followed after 5 s of thanks, also after a link that left the popup open', () => {
    const { runner, clock, last } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: true } }),
    );
    runner.send(terms);
    runner.send(aLink({ isConversion: true, closes: false }));
    runner.send(clickDelivered);
    clock.pass(5_000);
    expect(last('go-to-address')?.to.address).toBe('https://shop.example/sale');
  });

  it('a form leads to the redirect, also after a link that left the popup open', () => {
    const { runner, last } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: false, redirect } }),
    );
    runner.send(terms);
    runner.send(submitted);
    runner.send(delivered);
    expect(last('go-to-address')?.to.address).toBe('shop.example/thanks');
  });

  it.each([
    ['while the click is being reported', []],
    ['after the click was reported', [clickDelivered]],
  ])('a form can be sent after a link that counts and leaves the popup open: %s', (_, between) => {
    const { runner, effects, last } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: false, redirect } }),
    );
    runner.send(aLink({ newTab: true, isConversion: true, closes: false }));
    between.forEach((event) => runner.send(event));
    runner.send(submitted);
    expect(effects().filter((name) => name === 'send-conversion')).toHaveLength(2);
    runner.send(submitted);
    expect(effects().filter((name) => name === 'send-conversion')).toHaveLength(2);
    runner.send(clickDelivered);
    runner.send(delivered);
    expect(last('go-to-address')?.to.address).toBe('shop.example/thanks');
  });

  it('a button that neither counts nor has an address leads nowhere, and its closing is reported', () => {
    const { runner, last, effects } = runOpenPopup(aPopup());
    runner.send(aLink({ href: '', closes: false }));
    expect(runner.state()).toMatchObject({ name: 'open' });
    runner.send(aLink({ href: '' }));
    expect(effects()).not.toContain('go-to-address');
    expect(last('report-close')).toEqual({ name: 'report-close', by: 'link_click' });
  });

  it("a button that counts but has no address leads to the popup's redirect", () => {
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

  it('a button that counts, without any address, opens the next popup or closes', () => {
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

  it('the address of a button takes precedence over the redirect of the popup', () => {
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

it('the response to a copied coupon does not end a submission that is under way', () => {
  const { runner } = runOpenPopup(aPopup({ afterConversion: { thanksScreen: true } }));
  runner.send({ name: 'COUPON_COPIED', code: 'TEN', buttonText: 'Copy' });
  runner.send(submitted);
  runner.send({ name: 'CONVERSION_ENDED', by: 'coupon', ok: true });
  expect(runner.state()).toMatchObject({ submit: 'sending', screen: 'form' });
  runner.send(delivered);
  expect(runner.state()).toMatchObject({ submit: 'sent', screen: 'thanks' });
});
