import type { DateOrder } from '@beckon/contract/values';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTime } from './read-time.ts';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Asia/Jerusalem';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const iso = (text: string, siteZone: string) => {
  const at = readTime(text, siteZone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

test.each([
  ['2024-05-01', '2024-05-01T04:00:00.000Z'],
  ['2024-01-05', '2024-01-05T05:00:00.000Z'],
  ['2024-05-01 13:00', '2024-05-01T17:00:00.000Z'],
  ['2024-05-01T13:00:05', '2024-05-01T17:00:05.000Z'],
  ['2024/5/1', '2024-05-01T04:00:00.000Z'],
  ['1 May 2024', '2024-05-01T04:00:00.000Z'],
  ['May 1, 2024 3:30 PM', '2024-05-01T19:30:00.000Z'],
])(
  'the imported time %s is in the time zone of the site, wherever the server is',
  (text, expected) => {
    expect(iso(text, 'America/New_York')).toBe(expected);
  },
);

test.each([
  ['2024-05-01T13:00:00.000Z'],
  ['2024-05-01 16:00:00 +0300'],
  ['2024-05-01T16:00:00+03:00'],
  ['Wed, 01 May 2024 13:00:00 GMT'],
  ['Wed May 01 2024 16:00:00 GMT+0300 (Israel Daylight Time)'],
  ['Wed May 01 2024 08:00:00 GMT-0500 (Central Daylight Time)'],
])('the imported time %s is in its own time zone', (text) => {
  expect(iso(text, 'Asia/Tokyo')).toBe('2024-05-01T13:00:00.000Z');
});

test.each([
  '1.5.2024',
  '01/05/2024',
  '12-31-2024',
  '01/05/2024 14:30 UTC',
  '38',
  '2024',
  'yesterday',
  'x'.repeat(5_000),
  '1899-12-30',
  '0001-01-01T00:00:00',
  '0001-01-01 00:00:00',
  '2026-02-31',
  '2026/2/29 10:00',
  '2026-04-31T10:00:00Z',
  '31 Apr 2026',
  'February 30, 2026 3:30 PM',
  'Tue Feb 31 2026 16:00:00 GMT+0300',
  'Tue Feb 31 2026 16:00:00 GMT-0500',
  'Tue Feb 31 2026 16:00:00 GMT-0500 (Eastern Standard Time)',
])('the imported time %s is not guessed', (text) => {
  expect(readTime(text, 'UTC')).toBeUndefined();
});

test.each([
  ['1.5.2024', '2024-05-01T00:00:00.000Z', '2024-01-05T00:00:00.000Z'],
  ['01/05/2024 2:30pm', '2024-05-01T14:30:00.000Z', '2024-01-05T14:30:00.000Z'],
  ['01-05-2024, 14:30:05.25', '2024-05-01T14:30:05.250Z', '2024-01-05T14:30:05.250Z'],
  ['01/05/2024T14:30Z', '2024-05-01T14:30:00.000Z', '2024-01-05T14:30:00.000Z'],
  ['01/05/2024 14:30 +0200', '2024-05-01T12:30:00.000Z', '2024-01-05T12:30:00.000Z'],
  ['31/12/2024', '2024-12-31T00:00:00.000Z', undefined],
  ['02/29/2023', undefined, undefined],
  ['29/02/2023', undefined, undefined],
])('the imported time %s is read in the order of its file', (text, dayFirst, monthFirst) => {
  const read = (order: DateOrder) => {
    const at = readTime(text, 'UTC', order);
    return at === undefined ? undefined : new Date(at).toISOString();
  };
  expect([read('day-first'), read('month-first')]).toEqual([dayFirst, monthFirst]);
});
