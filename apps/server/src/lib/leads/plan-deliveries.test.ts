import { expect, test } from 'vitest';
import { aConversion, NOON } from '../../store/testing/a-record.ts';
import { type DestinationReader, planDeliveries } from './plan-deliveries.ts';

const READERS = new Map<string, DestinationReader>([
  ['webhook', 'program'],
  ['mailchimp', 'list'],
  ['google-sheets', 'table'],
]);
const readerOf = (kind: string) => READERS.get(kind);
const RUTH = { way: 'mail', address: 'ruth@shop.test' };
const HOOK = { way: 'webhook', address: 'hook1' };
const OWNER = {
  emails: ['ruth@shop.test', 'ruth@shop.test'],
  destinations: [{ id: 'hook1', kind: 'webhook', popupIds: [] }],
  readerOf,
};
const END_OF_HOUR = NOON + 3_600_000;

test.each([
  ['a lead is sent once to each address and to a program', aConversion(), 20, [RUTH, HOOK]],
  [
    'a lead that looks made by a machine is gathered with others for people',
    aConversion({ suspicion: 'too-many' }),
    1,
    [{ ...RUTH, gatheredAt: END_OF_HOUR }, HOOK],
  ],
  [
    'one of too many leads within an hour is gathered, too',
    aConversion({ at: END_OF_HOUR - 1 }),
    21,
    [{ ...RUTH, gatheredAt: END_OF_HOUR }, HOOK],
  ],
  ['a click that leaves no personal details is not delivered', aConversion({ fields: [] }), 1, []],
  ['the first steps of a form are not delivered', aConversion({ isPartial: true }), 1, []],
])('%s', (_, lead, thisHour, deliveries) => {
  expect(planDeliveries(lead, OWNER, { countThisHour: () => thisHour })).toEqual(deliveries);
});

test('subscriber lists and tables get no automatic leads, and lists no lead without an address', () => {
  const destinations = [
    { id: 'list1', kind: 'mailchimp', popupIds: [] },
    { id: 'sheet1', kind: 'google-sheets', popupIds: [] },
  ];
  const waysOf = (lead: Parameters<typeof aConversion>[0]) =>
    planDeliveries(
      aConversion(lead),
      { emails: [], destinations, readerOf },
      { countThisHour: () => 1 },
    ).map(({ way }) => way);
  expect(waysOf({})).toEqual(['mailchimp', 'google-sheets']);
  expect(waysOf({ suspicion: 'wrong-answers' })).toEqual(['mailchimp', 'google-sheets']);
  expect(waysOf({ email: '' })).toEqual(['google-sheets']);
  expect(waysOf({ suspicion: 'too-many' })).toEqual([]);
});

test('a destination of a kind that this version does not support gets nothing', () => {
  const targets = { ...OWNER, destinations: [{ id: 'fax1', kind: 'fax', popupIds: [] }] };
  expect(planDeliveries(aConversion(), targets, { countThisHour: () => 1 })).toEqual([RUTH]);
});

test('a lead that looks automatic does not count towards the hour', () => {
  let counted = 0;
  const countThisHour = (): number => (counted += 1);
  planDeliveries(aConversion({ suspicion: 'too-many' }), OWNER, { countThisHour });
  expect(counted).toBe(0);
});

test('a lead that may still draw a prize is delivered with the prize, unless leads are only counted', () => {
  expect(
    planDeliveries(aConversion(), OWNER, { countThisHour: () => 1, awaitsDraw: 'game' }),
  ).toEqual([
    { ...RUTH, awaitsDraw: 'game' },
    { ...HOOK, awaitsDraw: 'game' },
  ]);
  expect(
    planDeliveries(aConversion(), OWNER, { countThisHour: () => 21, awaitsDraw: 'coupon' }),
  ).toEqual([
    { ...RUTH, gatheredAt: END_OF_HOUR },
    { ...HOOK, awaitsDraw: 'coupon' },
  ]);
});

test('a destination of some popups gets only the leads of these', () => {
  const waysOf = (popupIds: readonly string[]) =>
    planDeliveries(
      aConversion({ popupId: 'letter' }),
      {
        emails: ['ruth@shop.test'],
        destinations: [{ id: 'hook1', kind: 'webhook', popupIds }],
        readerOf,
      },
      { countThisHour: () => 1 },
    );
  expect(waysOf([])).toEqual([RUTH, HOOK]);
  expect(waysOf(['wheel', 'letter'])).toEqual([RUTH, HOOK]);
  expect(waysOf(['wheel'])).toEqual([RUTH]);
});
