import { describe, expect, it } from 'vitest';
import type { Popup } from '@beckon/contract/popup';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { aForm, aLink, delivered, convert, runOpenPopup, submitted } from '../testing/run-popup.ts';

const redirect = { url: 'shop.example/thanks', sendFormData: false, target: 'same-tab' } as const;

it.each([
  ['its own seconds', { thanksScreen: true, thanksCloseAfterSeconds: 7 }, 'lightbox', 7_000],
  ['60 s by default', { thanksScreen: true }, 'lightbox', 60_000],
  ['600 s in an embedded form', { thanksScreen: true }, 'embedded', 600_000],
  ['5 s when a redirect follows', { thanksScreen: true, redirect }, 'lightbox', 5_000],
] as const)('the thank-you screen stays for %s', (_what, afterConversion, type, ms) => {
  const { runner, clock } = convert(aPopup({ type, afterConversion }));
  clock.pass(ms - 1);
  expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks', submit: 'sent' });
  expect(clock.pending()).toBe(1);
  clock.pass(1);
  clock.pass(0);
  expect(clock.pending()).toBe(0);
  expect(runner.state().name).toBe(type === 'embedded' ? 'open' : 'closed');
});

it('a thank-you screen of 0 s ends at once', () => {
  const { runner, clock } = convert(
    aPopup({ afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 0 } }),
  );
  expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks' });
  clock.pass(0);
  expect(runner.state().name).toBe('closed');
  expect(clock.pending()).toBe(0);
});

it('the thank-you screen is followed by the redirect, with no close reported', () => {
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

it('the thank-you screen can be closed before the redirect, which then does not happen', () => {
  const { runner, clock, effects } = convert(
    aPopup({ afterConversion: { thanksScreen: true, redirect } }),
  );
  runner.send({ name: 'CLOSE_ASKED', by: 'x_click' });
  clock.pass(10_000);
  expect(effects()).not.toContain('go-to-address');
  expect(clock.pending()).toBe(0);
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

  it('a popup without a thank-you screen redirects at once, in a new tab and with the form data if its owner set this', () => {
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

  it('a popup without a thank-you screen redirects even if the conversion could not be delivered', () => {
    const { runner, effects } = runOpenPopup(
      aPopup({ afterConversion: { thanksScreen: false, redirect } }),
    );
    runner.send(submitted);
    runner.send({ name: 'CONVERSION_ENDED', by: 'form', ok: false });
    expect(effects()).toContain('go-to-address');
  });

  it('a popup without a thank-you screen opens the next popup of a chain', () => {
    const { last, runner } = convert(
      aPopup({ afterConversion: { thanksScreen: false, chainToPopupId: 'nextpopup0001' } }),
    );
    expect(last('chain')?.popupId).toBe('nextpopup0001');
    expect(runner.state()).toMatchObject({ name: 'closing', by: 'converted' });
  });
});

const form = (changes: Partial<Popup> = {}) =>
  runOpenPopup(aPopup({ type: 'embedded', afterConversion: { thanksScreen: false }, ...changes }));

it('an embedded form can be sent again once its call has ended and its message was shown for 5 s', () => {
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

it('an embedded form shows again after its thank-you screen', () => {
  const { runner, clock } = form({ afterConversion: { thanksScreen: true } });
  runner.send(submitted);
  runner.send(delivered);
  clock.pass(600_000);
  expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'idle' });
});

it.each([
  ['by default', {}],
  ['with a time of 0 s', { thanksCloseAfterSeconds: 0 }],
])(
  'an embedded form that stops for converted visitors stays with its thank-you screen and runs no timer, %s',
  (_how, time) => {
    const { runner, clock } = form({
      stopForConverted: true,
      afterConversion: { thanksScreen: true, ...time },
    });
    runner.send(submitted);
    runner.send(delivered);
    expect(clock.pending()).toBe(0);
    clock.pass(600_000);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks', submit: 'sent' });
  },
);

it('an embedded form does not show again after a conversion if it stops for converted visitors', () => {
  const { runner, clock } = form({ stopForConverted: true });
  runner.send(submitted);
  runner.send(delivered);
  clock.pass(600_000);
  expect(runner.state()).toMatchObject({ name: 'open', submit: 'sent' });
});

describe('an embedded form that leads elsewhere', () => {
  const led = { thanksScreen: false, redirect } as const;
  const chained = { thanksScreen: false, chainToPopupId: 'nextpopup0001' } as const;

  it.each([
    ['to another page', 'go-to-address', led],
    ['to another page after its thanks', 'go-to-address', { ...led, thanksScreen: true }],
    ['to another popup', 'chain', chained],
    ['to another popup after its thanks', 'chain', { ...chained, thanksScreen: true }],
  ] as const)(
    'an embedded form that leads %s stays, and leads there once for each submission',
    (_what, effect, afterConversion) => {
      const { runner, clock, effects } = form({ afterConversion });
      const led = () => effects().filter((name) => name === effect).length;
      for (const times of [1, 2]) {
        runner.send(submitted);
        runner.send(delivered);
        clock.pass(30_000);
        expect(led()).toBe(times);
        expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'idle' });
      }
    },
  );

  it('an embedded form that leads to another page and stops for converted visitors keeps its thanks', () => {
    const { runner, clock, effects } = form({
      stopForConverted: true,
      afterConversion: { ...led, thanksScreen: true },
    });
    runner.send(submitted);
    runner.send(delivered);
    clock.pass(60_000);
    expect(effects().filter((name) => name === 'go-to-address')).toHaveLength(1);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'thanks', submit: 'sent' });
    expect(clock.pending()).toBe(0);
  });

  it('an embedded form whose counted link opens a tab, and which leads to another popup, leads there once', () => {
    const { runner, clock, effects } = form({
      afterConversion: { ...chained, thanksScreen: true },
    });
    runner.send(aLink({ isConversion: true, newTab: true }));
    clock.pass(60_000);
    const led = effects().filter((name) => name === 'go-to-address' || name === 'chain');
    expect(led).toEqual(['go-to-address', 'chain']);
    expect(runner.state()).toMatchObject({ name: 'open', screen: 'form', submit: 'idle' });
  });

  it('an embedded form follows its counted link again when it is ready again', () => {
    const { runner, clock, effects } = form({ afterConversion: { thanksScreen: true } });
    const led = () => effects().filter((name) => name === 'go-to-address').length;
    for (const times of [1, 2]) {
      runner.send(aLink({ href: '#prices', isConversion: true }));
      runner.send({ name: 'CONVERSION_ENDED', by: 'link', ok: true });
      clock.pass(30_000);
      expect(led()).toBe(times);
    }
  });

  it('an embedded form counts a link to a popup that did not count before', () => {
    const { runner, effects } = form();
    const href = '/api/display/click/nextpopup0001';
    runner.send(aLink({ href }));
    expect(effects()).not.toContain('send-conversion');
    runner.send(aLink({ href, isConversion: true }));
    expect(effects()).toContain('send-conversion');
  });

  it('an embedded form whose link opens another popup stays, and can be sent', () => {
    const { runner, effects } = form();
    const href = '/api/display/click/nextpopup0001';
    const led = () => effects().filter((name) => name === 'send-conversion' || name === 'chain');
    runner.send(aLink({ href, isConversion: true }));
    expect(led()).toEqual(['send-conversion', 'chain']);
    runner.send(aLink({ href: '/api/display/click/otherpopup001', isConversion: true }));
    runner.send(aLink({ href, isConversion: true }));
    expect(led()).toEqual(['send-conversion', 'chain', 'chain', 'chain']);
    runner.send(submitted);
    runner.send(delivered);
    expect(runner.state()).toMatchObject({ name: 'open', submit: 'sent' });
  });
});
