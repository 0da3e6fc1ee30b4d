import type { ReportMoney, SplitRow } from '@beckon/contract/owner-calls';
import type { ReportDimension } from '@beckon/contract/values';
import { expect, test } from 'vitest';
import { funnelCsv, siteFunnelCsv, splitCsv } from './report-csv.ts';
import { reportNumbers, sumCounts } from './report-numbers.ts';

const NOTHING = sumCounts([]);
const COUNTS = { ...NOTHING, views: 11, interactions: 8, conversions: 6, leads: 5 };
const REPORT = {
  numbers: reportNumbers({ ...COUNTS, offered: 20, lost: 9 }),
  reasons: [
    { reason: 'other-arm', count: 7 },
    { reason: 'schedule', count: 2 },
  ],
};

const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

function aRow(value: string, counts = COUNTS, revenue: readonly ReportMoney[] = []): SplitRow {
  const none = reportNumbers();
  const numbers = reportNumbers(counts);
  return {
    value,
    numbers,
    numbersBefore: none,
    numbersToday: none,
    goals: 3,
    revenue: [...revenue],
  };
}

test('a spreadsheet of a popup’s steps has the words of the screen', () => {
  expect(linesOf(funnelCsv(REPORT))).toEqual([
    'Step,Count',
    'Could show,20',
    'Shown,11',
    'Touched,8',
    'Converted,6',
    'Not sent: In another arm of the test,7',
    'Not sent: Outside its schedule,2',
  ]);
});

test('a spreadsheet of a site’s steps begins with the openings of its popups', () => {
  expect(linesOf(siteFunnelCsv(REPORT)).slice(1)).toEqual(['Shown,11', 'Touched,8', 'Converted,6']);
});

test.each<[ReportDimension, string, string]>([
  ['trigger', 'event', 'event from the page'],
  ['trigger', 'time', 'time on the page'],
  ['close', 'x_click', 'Close button'],
  ['device', 'mobile', 'Phones'],
  ['country', 'IL', 'Israel'],
  ['page', '/%D7%9C%D7%97%D7%9D', '/לחם'],
  ['page', '(other)', 'All others'],
  ['source', '', 'Not known'],
])('a spreadsheet by %s calls “%s” what the screen calls it: %s', (dimension, value, words) => {
  const [, line] = linesOf(splitCsv(dimension, [aRow(value)]));
  expect(line?.split(',')[0]).toBe(words);
});

test('a spreadsheet has a column of plain numbers for each currency, so that it can add them up', () => {
  const euros = { currency: 'EUR', orders: 2, value: 119.99 };
  const dollars = { currency: 'USD', orders: 1, value: 50 };
  const rows = [aRow('/sale', COUNTS, [dollars, euros]), aRow('/', COUNTS, [euros])];
  const cells = linesOf(splitCsv('page', rows)).map((line) => line.split(','));
  const at = cells[0]?.indexOf('Goals') ?? -1;
  expect(cells.map((line) => line.slice(at, at + 8))).toEqual([
    [
      'Goals',
      'Orders EUR',
      'Revenue EUR',
      'Average order EUR',
      'Orders USD',
      'Revenue USD',
      'Average order USD',
      'Views today',
    ],
    ['3', '2', '119.99', '59.995', '1', '50', '50', '0'],
    ['3', '2', '119.99', '59.995', '', '', '', '0'],
  ]);
  const unknown = { ...dollars, currency: '' };
  expect(splitCsv('page', [aRow('/', COUNTS, [unknown])])).toContain(
    ',Revenue without a currency,',
  );
  expect(splitCsv('page', [aRow('/')])).not.toContain('Revenue');
});

test('a spreadsheet leaves the rates of a value without views empty', () => {
  const [head, line, seen] = linesOf(
    splitCsv('page', [aRow('/late', { ...NOTHING, conversions: 1 }), aRow('/sale')]),
  ).map((text) => text.split(','));
  const at = head?.indexOf('Rate') ?? -1;
  expect(head?.slice(at, at + 3)).toEqual(['Rate', 'Rate from', 'Rate until']);
  expect(line?.slice(at, at + 3)).toEqual(['', '', '']);
  expect(seen?.[at]).toBe('0.545455');
});

test('a spreadsheet of prizes has only conversions and leads, because prizes have no views', () => {
  const won = { ...NOTHING, conversions: 3, leads: 3 };
  expect(linesOf(splitCsv('prize', [aRow('Mug', won)]))).toEqual([
    'Prize,Conversions,Conversions before,Conversions today,Leads',
    'Mug,3,0,0,3',
  ]);
});
