import { describe, expect, it } from 'vitest';
import settings from '@beckon/contract/fixtures/full-popup-settings.json' with { type: 'json' };
import wire from '@beckon/contract/fixtures/full-popup-wire.json' with { type: 'json' };
import { decisionFromWire } from './from-wire.ts';
import { popupFromWire } from './from-wire-popup.ts';
import { anAnswer } from './testing/a-wire-popup.ts';

const known = decisionFromWire(anAnswer([wire]))?.popups[0];
const whole = known === undefined ? undefined : popupFromWire(known, 'https://beckon.example');
const { popup, brokenRules } =
  typeof whole === 'object' ? whole : { popup: undefined, brokenRules: undefined };

describe('what an owner sets', () => {
  it('arrives in the browser as it was set, but for what stays on the server', () => {
    const {
      triggers,
      filters,
      frequency,
      stopForConverted,
      keepsUnfinished,
      appearance,
      closing,
      teaser,
      afterConversion,
      coupon,
    } = settings;
    expect(brokenRules).toEqual([]);
    expect(popup).toMatchObject({
      triggers,
      filters,
      frequency,
      stopForConverted,
      keepsUnfinished,
      appearance,
      closing,
      teaser,
      afterConversion,
      coupon,
      applyAddress: settings.codes.applyAddress,
      language: 'he',
      type: 'gamified',
    });
  });

  it('brings the prizes in their order, without odds or codes', () => {
    expect(popup?.game).toEqual({
      game: 'wheel',
      skipsPlayScreenAfterWin: true,
      hasCoupon: true,
      formComes: 'after',
      prizes: [
        {
          id: '7',
          label: '10%',
          isWinning: true,
          redirect: { to: 'url', url: 'https://shop.example/', delaySeconds: 6 },
        },
        { id: '3', label: 'Nothing', isWinning: false },
      ],
    });
  });
});
