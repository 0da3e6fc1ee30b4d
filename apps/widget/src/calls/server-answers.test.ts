import { describe, expect, it } from 'vitest';
import conversionOk from '@beckon/contract/fixtures/conversion-ok.json' with { type: 'json' };
import displayAllowed from '@beckon/contract/fixtures/display-allowed.json' with { type: 'json' };
import displayModel from '@beckon/contract/fixtures/display-model.json' with { type: 'json' };
import displayRestricted from '@beckon/contract/fixtures/display-restricted.json' with { type: 'json' };
import displayRestrictedOwner from '@beckon/contract/fixtures/display-restricted-owner.json' with { type: 'json' };
import drawLost from '@beckon/contract/fixtures/draw-lost.json' with { type: 'json' };
import drawWon from '@beckon/contract/fixtures/draw-won.json' with { type: 'json' };
import viewedOk from '@beckon/contract/fixtures/viewed-ok.json' with { type: 'json' };
import { restrictionFromWire } from './from-wire/restriction-from-wire.ts';
import { readReceipt } from './conversion-call.ts';
import { readDrawnPrize } from './draw-call.ts';
import { popupsFromModel } from './from-model.ts';
import { decisionFromWire, read } from './testing/read-answer.ts';
import { readViewId } from './viewed-call.ts';

/** The server's tests compare its answers with the same files, so the two sides cannot diverge. */
describe('what the server answers is understood', () => {
  it('popups are read with nothing dropped and every rule readable', () => {
    const decision = read(displayAllowed);
    expect(decision).toMatchObject({
      dropped: [],
      countryCode: 'il',
      site: { automaticPopupsPerVisit: 2, dayKind: 'rolling' },
    });
    expect(decision.popups[0]).toMatchObject({
      brokenRules: [],
      popup: {
        viewerId: expect.stringMatching(/^visitor-1\./),
        type: 'gamified',
        triggers: { afterSeconds: { seconds: 5, on: 'page' } },
        frequency: { rule: 'display_once_every_few_days_3', count: 3 },
        game: {
          game: 'wheel',
          prizes: [
            { id: 'ten', label: '10 % off', isWinning: true },
            { id: 'none', isWinning: false },
          ],
        },
      },
    });
  });

  it('popups in our own form say the same as those in wire names', () => {
    expect(popupsFromModel(displayModel)?.popups).toEqual(read(displayAllowed).popups);
    expect(popupsFromModel(displayAllowed)).toBeUndefined();
  });

  it('a plan at its limit, for visitors and for the owner', () => {
    expect(decisionFromWire(displayRestricted)).toMatchObject({
      popups: [],
      restriction: undefined,
    });
    const forOwner = decisionFromWire(displayRestrictedOwner);
    expect(forOwner?.popups).toEqual([]);
    expect(restrictionFromWire(forOwner?.restriction)).toEqual({
      kind: 'upgrade',
      settingId: 'site1',
      html: expect.stringContaining('poptin-popup'),
    });
  });

  it('answers that acknowledge, and draws, are read', () => {
    expect(readViewId(viewedOk)).toMatch(/^0{24}$/);
    expect(readReceipt(conversionOk)).toEqual({ conversionId: '0'.repeat(24), conversionCode: '' });
    expect(readDrawnPrize(drawWon, 0)).toEqual({
      id: 'ten',
      label: '10 % off',
      isWinning: true,
      code: 'TEN',
      redirect: { to: 'url', url: 'https://shop.test/', delaySeconds: 4 },
    });
    expect(readDrawnPrize(drawLost, 0)).toMatchObject({ id: 'none', isWinning: false, code: '' });
  });
});
