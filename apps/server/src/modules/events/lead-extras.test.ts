import { defaultSettings } from '@beckon/contract/settings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCodeReader } from './code-of-design.ts';
import { buildTestApp, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const answer = (part: object) => ({
  placeholder: '',
  created_version: 6,
  property_name: '',
  ...part,
});
const EMAIL = answer({ id: 'email', type: 'email', name: 'email', value: 'dana@example.com' });
const BOX = { id: 'yes', kind: 'checkbox', name: 'yes', label: 'I agree to get the letter.' };

/** Publishes a popup whose template is this html. */
async function publish(html: string, settings: Parameters<TestApp['publish']>[0] = {}) {
  await test.publish(settings);
  await test.store.publishPopup('account1', POPUP_ID, {
    template: { hash: 'another', html },
    revision: 1,
    at: test.clock.now - 7_200_000,
  });
}

async function leadAfter(...answers: readonly object[]) {
  await test.convert('visitor-1', { newExtraFields: JSON.stringify(answers) });
  return (await test.store.leadsPage('account1', 'site1', { limit: 1 }))?.leads[0];
}

it.each([
  ['a design’s own code', '<div data-block="coupon" data-code="TEN"></div>', {}, 'TEN'],
  ['the popup’s code', '<p></p>', { coupon: { type: 'fixed', code: 'SET' } }, 'SET'],
  [
    'no code that each visitor gets another of',
    '<div data-block="coupon" data-coupon-type="unique" data-code="X"></div>',
    {},
    '',
  ],
  [
    'none where a design shows two',
    '<i data-block="coupon" data-code="A"></i><i data-block="coupon" data-code="B"></i>',
    {},
    '',
  ],
] as const)(
  '%s is stored with the lead whose form shows it',
  async (_what, html, settings, code) => {
    await publish(html, settings);
    expect((await leadAfter(EMAIL))?.couponCode).toBe(code);
  },
);

it('a consent box is stored as its visitor saw it, complete, ticked or not', async () => {
  await publish(`<div data-field='${JSON.stringify(BOX)}'></div>`);
  const box = (part: object) => answer({ id: 'yes', type: 'checkbox', name: 'yes', ...part });
  const consentsOf = async (part: object) => (await leadAfter(EMAIL, box(part)))?.context.consents;
  expect(await consentsOf({ value: 'on', property_name: 'I agree to get' })).toEqual([
    { text: 'I agree to get the letter.', isGiven: true },
  ]);
  test.clock.now += 1;
  expect(await consentsOf({ value: '', property_name: 'The words of before' })).toEqual([
    { text: 'The words of before', isGiven: false },
  ]);
});

it('a code that is in both designs counts as one', async () => {
  const html = '<div data-block="coupon" data-code="TEN"></div>';
  const codeOf = createCodeReader({ templateHtml: async () => html });
  const settings = defaultSettings('lightbox');
  const published = { settings, templateHash: 'a', mobileTemplateHash: 'b' };
  expect(await codeOf(published)).toEqual({ codeForAll: 'TEN', isCodeShown: true });
});
