import type { Popup } from '@beckon/contract/popup';
import { expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { createReactions } from './popup-reactions.ts';
import type { OpenState } from '../popup-state.ts';
import { delivered, runOpenPopup, submitted } from '../testing/run-popup.ts';
import type { PopupUse } from './wait-for-visitor.ts';

const UNUSED: PopupUse = { byKeyboard: false, byPointer: false, showsCode: false };

/** An open popup, and how its visitor uses it, which a test may change. */
function usedPopup(popup: Popup, loaded: { timerEndsAtMs?: number } = {}) {
  let use = UNUSED;
  const running = runOpenPopup(popup, { ...loaded, reactions: createReactions(() => use) });
  return {
    ...running,
    use(changes: Partial<PopupUse>) {
      use = { ...UNUSED, ...changes };
    },
  };
}

const closing = { ...aPopup().closing, autoCloseAfterSeconds: 10 };

it.each([{ byKeyboard: true }, { byPointer: true }])(
  'a popup does not close by itself while it is used: %o',
  (how) => {
    const { runner, clock, use, last } = usedPopup(aPopup({ closing }));
    use(how);
    clock.pass(60_000);
    expect(runner.state().name).toBe('open');
    use({});
    clock.pass(10_000);
    expect(last('report-close')).toMatchObject({ by: 'auto_close' });
  },
);

it('a countdown waits at its end for a visitor who types, and goes on counting until then', () => {
  const { runner, clock, use, last } = usedPopup(aPopup(), {
    timerEndsAtMs: Date.UTC(2026, 10, 1, 10) + 5_000,
  });
  use({ byKeyboard: true });
  clock.pass(20_000);
  const state = runner.state();
  expect(state).toMatchObject({
    name: 'open',
    tickedAtMs: clock.now(),
  } satisfies Partial<OpenState>);
  use({ byPointer: true });
  clock.pass(1_000);
  expect(last('report-close')).toMatchObject({ by: 'timer' });
});

const redirect = { url: 'shop.example/thanks', sendFormData: false, target: 'same-tab' } as const;

it.each([
  ['closes', { thanksScreen: true }],
  ['closes after 5 s', { thanksScreen: true, thanksCloseAfterSeconds: 5 }],
  ['leads to another page', { thanksScreen: true, redirect }],
] as const)('a thank-you screen that %s stays while it shows a code', (_what, afterConversion) => {
  const { runner, clock, use, effects } = usedPopup(aPopup({ afterConversion }));
  runner.send(submitted);
  runner.send(delivered);
  use({ showsCode: true });
  clock.pass(3_600_000);
  expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks' });
  expect(effects()).not.toContain('go-to-address');
  runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
  expect(runner.state()).toMatchObject({ name: 'closing', by: 'x_click' });
});

const win = { id: '1', label: '10%', isWinning: true, code: 'TEN' } as const;

it.each([
  ['a thank-you screen', {}, [submitted, delivered]],
  [
    'a prize',
    {
      type: 'gamified',
      game: {
        game: 'wheel',
        prizes: [],
        skipsPlayScreenAfterWin: false,
        hasCoupon: false,
        formComes: 'never',
      },
    },
    [
      {
        name: 'PRIZE_DRAWN',
        prize: { ...win, redirect: { to: 'close', url: '', delaySeconds: 0 } },
      },
    ],
  ],
] as const)(
  '%s of 0 s that waits for its code is asked once a second',
  (_what, changes, events) => {
    let asked = 0;
    let showsCode = true;
    const reactions = createReactions(() => {
      asked += 1;
      return { ...UNUSED, showsCode };
    });
    const { runner, clock } = runOpenPopup(
      aPopup({
        ...changes,
        afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 0 },
      }),
      { reactions },
    );
    for (const event of events) runner.send(event);
    clock.pass(0);
    expect(asked).toBe(1);
    clock.pass(10_000);
    expect([runner.state().name, asked]).toEqual(['open', 11]);
    showsCode = false;
    clock.pass(1_000);
    expect(runner.state().name).not.toBe('open');
  },
);

it('a thank-you screen with a code ends if the visitor has no way to close it', () => {
  const { runner, clock, use } = usedPopup(
    aPopup({
      closing: { ...aPopup().closing, option: 'none', onOutsideClick: false },
      afterConversion: { thanksScreen: true },
    }),
  );
  runner.send(submitted);
  runner.send(delivered);
  use({ showsCode: true });
  clock.pass(60_000);
  expect(runner.state().name).not.toBe('open');
});

it('a thank-you screen ends after its code has ended', () => {
  const { runner, clock, use } = usedPopup(aPopup({ afterConversion: { thanksScreen: true } }));
  runner.send(submitted);
  runner.send(delivered);
  use({ showsCode: true });
  clock.pass(60_000);
  expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks' });
  use({ showsCode: false });
  clock.pass(60_000);
  expect(runner.state().name).not.toBe('open');
});

it('an embedded form beside a coupon can be sent again', () => {
  const { runner, clock, use } = usedPopup(
    aPopup({ type: 'embedded', afterConversion: { thanksScreen: false } }),
  );
  use({ showsCode: true });
  runner.send(submitted);
  runner.send(delivered);
  expect(runner.state()).toMatchObject({ screen: 'form', submit: 'sent' });
  clock.pass(60_000);
  expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'idle' });
});

it.each([
  ['with an X stays', 'x', {}, 'thanks'],
  ['that would lead to another page stays', 'none', { redirect }, 'thanks'],
  ['without an X gives way to the form', 'none', {}, 'form'],
] as const)('an embedded thank-you screen with a code %s', (_what, option, after, screen) => {
  const { runner, clock, use } = usedPopup(
    aPopup({
      type: 'embedded',
      closing: { ...aPopup().closing, option, onOutsideClick: true },
      afterConversion: { thanksScreen: true, ...after },
    }),
  );
  use({ showsCode: true });
  runner.send(submitted);
  runner.send(delivered);
  clock.pass(601_000);
  expect(runner.state()).toMatchObject({ name: 'open', screen });
});

it.each([
  [{ to: 'none', url: '' }, true],
  [{ to: 'close', url: '' }, true],
  [{ to: 'url', url: 'https://shop.example/' }, true],
  [{ to: 'close', url: '' }, false],
] as const)('a prize with the next step %o stays while its code shows: %s', (next, showsCode) => {
  const game = {
    game: 'wheel',
    prizes: [],
    skipsPlayScreenAfterWin: false,
    hasCoupon: false,
    formComes: 'never',
  } as const;
  const { runner, clock, use } = usedPopup(aPopup({ type: 'gamified', game }));
  use({ showsCode });
  const prize = { id: '1', label: '10%', isWinning: true, code: 'TEN', redirect: next };
  runner.send({ name: 'PRIZE_DRAWN', prize });
  clock.pass(60_000);
  expect(runner.state().name === 'open').toBe(showsCode);
  use({ showsCode: false });
  clock.pass(60_000);
  expect(runner.state().name === 'open').toBe(next.to === 'none');
});
