import { PopupSettings } from '@beckon/contract/settings';
import { popupFromSettings } from '@beckon/popup-core/popup/popup-from-settings';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import settings from '@beckon/contract/fixtures/full-popup-settings.json' with { type: 'json' };
import wire from '@beckon/contract/fixtures/full-popup-wire.json' with { type: 'json' };
import { anAnswer } from '../testing/a-wire-popup.ts';
import { read } from '../testing/read-answer.ts';

const { popup, brokenRules } = read(anAnswer([wire])).popups[0] ?? expect.fail('dropped');

/** Which popup it is and which visitor it is for; the rest follows from its settings. */
const NOT_OF_SETTINGS =
  /^(id|name|type|format|target|language|template|accountId|viewerId|isFreePlan|hasCredit)$/;
const ofSettings = Object.fromEntries(
  Object.entries(popup).filter(([name]) => !NOT_OF_SETTINGS.test(name)),
);

describe('what an owner sets', () => {
  it('what an owner sets arrives in the browser as the preview of the editor has it', () => {
    expect(brokenRules).toEqual([]);
    expect(ofSettings).toEqual(popupFromSettings(Value.Parse(PopupSettings, settings)));
    expect(popup).toMatchObject({ id: wire.poptin_id, type: 'gamified', language: 'he' });
  });

  it('what an owner sets arrives unchanged, except for what stays on the server', () => {
    const { triggers, filters, frequency, appearance, closing, teaser, afterConversion } = settings;
    expect(ofSettings).toMatchObject({
      triggers,
      filters,
      frequency,
      stopForConverted: settings.stopForConverted,
      keepsUnfinished: settings.keepsUnfinished,
      appearance,
      closing,
      teaser,
      afterConversion,
      coupon: settings.coupon,
      applyAddress: settings.codes.applyAddress,
    });
  });

  it('prizes arrive in their order, without odds or codes', () => {
    expect(popup.game).toEqual({
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
