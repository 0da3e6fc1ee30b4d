import { expect, test } from 'vitest';
import { OfferTimes } from './offer-times.ts';

const entriesOf = ({ popups, reasons, times }: OfferTimes) =>
  popups.map((popup, at) => [popup, reasons[at], times[at]]);

test('a popup is counted by reason, whatever its position in the next call is', () => {
  const offers = new OfferTimes();
  for (const [popup, reason] of [
    ['a', ''],
    ['b', 'country'],
    ['b', 'country'],
    ['a', 'country'],
    ['a', ''],
    ['b', ''],
  ] as const)
    offers.add(popup, reason, 1);
  expect(entriesOf(offers)).toEqual([
    ['a', '', 2],
    ['b', 'country', 2],
    ['a', 'country', 1],
    ['b', '', 1],
  ]);
});

test('the popups of a large site are counted correctly in any order', () => {
  const offers = new OfferTimes();
  const ids = Array.from({ length: 200 }, (_, at) => `popup${at}`);
  for (const id of ids) offers.add(id, '', 1);
  for (const id of ids.toReversed()) offers.add(id, '', 2);
  const others = new OfferTimes();
  others.addAll(offers);
  others.addAll(offers);
  expect(entriesOf(others)).toEqual(ids.map((id) => [id, '', 6]));
});
