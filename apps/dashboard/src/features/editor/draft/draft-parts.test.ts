import { expect, it } from 'vitest';
import { defaultSettings } from '@beckon/contract/settings';
import { aPopup } from '../../../testing/factories.ts';
import { completeSettings } from './complete-settings.ts';
import { differences } from './draft-parts.ts';

const saved = defaultSettings('lightbox');

it("differences between two drafts are named in the owner's words", () => {
  const other = aPopup({
    name: 'Other',
    settings: { ...saved, schedule: { from: '2026-01-01' }, look: { corners: 3 } },
  });
  expect(differences(aPopup(), other)).toEqual([
    'The name',
    'Colours, fonts and corners',
    'The schedule',
  ]);
});

it('complete settings stay as they are', () => {
  expect(completeSettings(saved, saved)).toBe(saved);
});

it('incomplete settings keep the event name that was saved last and leave incomplete list entries out', () => {
  const cookie = { name: 'seen', operator: 'exact', value: '1', action: 'show' } as const;
  const before = { ...saved, triggers: { eventName: 'old' }, filters: { cookies: [cookie] } };
  const now = {
    ...saved,
    triggers: { eventName: '' },
    filters: {
      cookies: [
        { ...cookie, name: '' },
        { ...cookie, name: 'other' },
        { ...cookie, name: '' },
      ],
      engagement: [{ popupId: '', state: 'closed', action: 'show' } as const],
    },
  };
  expect(completeSettings(now, before)).toMatchObject({
    triggers: { eventName: 'old' },
    filters: { cookies: [{ ...cookie, name: 'other' }] },
  });
  expect(completeSettings(now, saved).filters.engagement).toBeUndefined();
});

it('incomplete settings leave out a redirect without an address', () => {
  const now = {
    ...saved,
    afterConversion: {
      ...saved.afterConversion,
      redirect: { url: ' ', sendFormData: false, target: 'same-tab' } as const,
    },
  };
  expect(completeSettings(now, saved).afterConversion).toEqual(saved.afterConversion);
});

it('incomplete settings leave out a product for the cart without its variant', () => {
  const line = { variantId: '4400', quantity: 1, goesToCart: true };
  const withLines = (...addToCart: (typeof line)[]) => ({
    ...saved,
    afterConversion: { ...saved.afterConversion, addToCart },
  });
  const linesOf = (...lines: (typeof line)[]) =>
    completeSettings(withLines(...lines), saved).afterConversion.addToCart;
  expect(linesOf(line, { ...line, variantId: '' })).toEqual([line]);
  expect(linesOf({ ...line, variantId: '' })).toBeUndefined();
});
