import { expect, test } from 'vitest';
import { momentsOf, TRIGGER_ENTRIES, TRIGGER_GROUPS } from './trigger-entries.ts';

test('triggers are listed under the headings where owners look for them', () => {
  const listed = TRIGGER_GROUPS.map(({ heading, triggers }) => [
    heading,
    triggers.map((key) => TRIGGER_ENTRIES[key].label),
  ]);
  expect(listed).toEqual([
    ['Time', ['After some time', 'Automatic timing', 'When nothing happens for a while']],
    [
      'What visitors do',
      [
        'When they are about to leave',
        'After scrolling',
        'After clicks on the page',
        'After several pages of a visit',
      ],
    ],
    [
      'Your shop',
      ['When the cart changes (Shopify, Ecwid, WooCommerce)', 'When the cart changes (Wix)'],
    ],
    ['Your page', ['When an ad blocker is found', 'When your own code triggers it']],
  ]);
});

test('the moments of a popup are listed in the order of the panel, in plain words for one and many', () => {
  expect(
    momentsOf({
      adBlocker: true,
      pageClicks: 1,
      inactiveSeconds: 20,
      scrolledPercent: 50,
      nthPage: 2,
      afterSeconds: { seconds: 5, on: 'page' },
    }),
  ).toEqual([
    'after 5 seconds on the page',
    'after 20 seconds without activity',
    'after scrolling 50 % of the page',
    'after 1 click',
    'on page 2 of a visit',
    'when an ad blocker is found',
  ]);
});
