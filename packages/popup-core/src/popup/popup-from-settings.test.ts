import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { popupFromDraft } from './popup-from-draft.ts';
import { popupFromSettings } from './popup-from-settings.ts';

const settings: PopupSettings = {
  ...defaultSettings('gamified'),
  codes: { validMinutes: 10, applyAddress: 'https://shop.example/discount/{code}' },
  game: {
    game: 'wheel',
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'after',
    prizes: [
      {
        id: 'a',
        label: '10%',
        isWinning: true,
        chances: 3,
        code: 'SECRET',
        usesCodePool: false,
        stock: 7,
        redirect: { to: 'none', url: '' },
      },
    ],
  },
};

it('a popup made of its settings contains no odds, codes or stock of its prizes', () => {
  expect(popupFromSettings(settings).game).toEqual({
    game: 'wheel',
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'after',
    prizes: [{ id: 'a', label: '10%', isWinning: true }],
  });
});

it('a popup made of its settings names variables by paths with dots', () => {
  const entry = { operator: 'exact', value: 'sold', action: 'show' } as const;
  const cookies = [{ ...entry, name: 'items[0]' }];
  const jsVariables = [{ ...entry, name: 'dataLayer[0].event' }];
  expect(popupFromSettings({ ...settings, filters: { cookies, jsVariables } }).filters).toEqual({
    cookies,
    jsVariables: [{ ...entry, name: 'dataLayer.0.event' }],
  });
});

it('a popup made of its settings contains neither rules that the server checks nor the look that is in the template', () => {
  expect(Object.keys(popupFromSettings(settings))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(audience|schedule|look|codes)$/)]),
  );
});

it('a popup made of its settings contains a coupon code only if all visitors get the same one', () => {
  const plain = defaultSettings('lightbox');
  const coupon = { type: 'fixed', code: 'TEN' } as const;
  expect(popupFromSettings({ ...plain, coupon }).coupon).toEqual(coupon);
  expect(popupFromSettings({ ...plain, coupon, codes: { validMinutes: 5 } }).coupon).toEqual({
    type: 'fixed',
    code: '',
  });
});

const draft = {
  id: 'abcdefghijk01',
  name: 'Wheel',
  type: 'gamified',
  format: 'format_3',
  language: 'en',
  target: 'lead',
  settings,
} as const;

it('a popup made of a draft keeps its format; an unknown format becomes the first', () => {
  expect(popupFromDraft(draft, '<p></p>')).toMatchObject({
    format: 'format_3',
    template: { html: '<p></p>' },
    applyAddress: 'https://shop.example/discount/{code}',
  });
  expect(popupFromDraft({ ...draft, format: 'blank' }, '').format).toBe('format_1');
});
