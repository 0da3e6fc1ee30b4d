import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWirePopup, anAnswer } from '../testing/a-wire-popup.ts';
import { decisionFromWire } from '../testing/read-answer.ts';

const anything = fc.anything({ withBigInt: false, maxDepth: 3 });
const keys = [
  ...Object.keys(aWirePopup()),
  'js_filter',
  'cookie_filter',
  'engagement_with_other_poptin_filter',
  'teaser',
  'prizes',
  'auto_pilot_trigger',
];
const brokenPopup = fc
  .dictionary(fc.constantFrom(...keys), anything, { maxKeys: 6 })
  .map((changes) => aWirePopup(changes));

describe('whatever the server answers', () => {
  it('any answer of the server is read without an error, and the result is a popup', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(brokenPopup, anything), { maxLength: 4 }),
        anything,
        (popups, site) => {
          const decision = decisionFromWire(
            anAnswer(popups, { site, client_restriction_setting: site }),
          );
          for (const { popup } of decision?.popups ?? [])
            expect(popup.id).toMatch(/^[A-Za-z0-9]{13}$/);
        },
      ),
      { numRuns: 2000, seed: 20261121 },
    );
  });
});
