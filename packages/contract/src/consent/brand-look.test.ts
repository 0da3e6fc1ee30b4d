import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandLook } from './brand-look.ts';
import { consentIssues } from './consent-issues.ts';
import { defaultConsentDesign } from './default-consent.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('the banner takes the colours of the brand', () => {
  expect(brandLook({ background: '#101418', text: '#f5f5f5', button: '#ffd400' })).toMatchObject({
    background: '#101418',
    text: '#f5f5f5',
    accept: '#ffd400',
    acceptText: '#000000',
    deny: '#ffd400',
    denyText: '#000000',
    corners: 14,
  });
});

it('a banner in the brand’s look is readable and can be published, whatever the brand is', () => {
  fc.assert(
    fc.property(colour, colour, colour, (background, text, button) => {
      const look = brandLook({ background, text, button, corners: 40 });
      expect(consentIssues({ ...defaultConsentDesign('en'), look })).toEqual([]);
    }),
  );
});
