import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvColumns, csvLine, csvRows, csvStart, withoutFormulaMark } from './csv-text.ts';

describe('a cell that a spreadsheet would run', () => {
  test.each([
    '=1+1',
    '+1+1',
    '-2-3',
    '+972 50',
    '@SUM(A1)',
    '\tx',
    '\rx',
    ' =cmd|calc',
    '\u00a0=1',
    '＝1+1',
  ])('a cell with %j gets a leading apostrophe', (text) => {
    const cells: unknown = parse(csvLine([text]), { relax_column_count: true });
    expect(cells).toEqual([[`'${text}`]]);
  });
});

test('a number with a sign is no formula, so it stays as it is', () => {
  const numbers = ['+972501234567', '-2', '-0.5'];
  expect(parse(csvLine(numbers))).toEqual([numbers]);
});

test('ordinary words, Hebrew, quotes, commas and line breaks come back as they were', () => {
  const cells = [
    'Ruth',
    'שלום, עולם',
    'she said "hi"',
    'two\nlines',
    '',
    'a;b',
    'mail@example.com',
  ];
  expect(parse(csvLine(cells))).toEqual([cells]);
});

test('no cell begins like a formula, whatever is typed, and every cell is kept', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
      (cells) => {
        const [row]: string[][] = parse(csvLine(cells), { skip_empty_lines: false });
        expect(row).toHaveLength(cells.length);
        for (const cell of row ?? [])
          expect(cell).not.toMatch(/^\s*[=@]|^\s+[+-]|^[+-](?![\d.]+$)/);
      },
    ),
    { numRuns: 500 },
  );
});

const readBack = (cells: readonly string[]): unknown =>
  parse(csvLine(cells), { skip_empty_lines: false })
    .flat()
    .map((cell) => withoutFormulaMark(String(cell)));

test.each([
  '=1+1',
  ' =cmd',
  '\u00a0-1-1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '\tx',
  "'=1",
  "''@a",
  "'-2",
  "'x",
])('a cell with %j is read back as it was', (text) => {
  expect(readBack([text])).toEqual([text]);
});

test('every cell is read back as it was, whatever is typed', () => {
  const start = fc.stringMatching(/^['=+\-@＝＠ \t]{0,3}$/);
  const cell = fc.tuple(start, fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(readBack(cells)).toEqual(cells);
    }),
    { numRuns: 500 },
  );
});

test('each value is under its heading, and a file without rows still has headings', () => {
  const columns: CsvColumns<{ readonly name: string; readonly count: number }> = [
    ['Count', ({ count }) => String(count)],
    ['Name', ({ name }) => name],
  ];
  const rows = [
    { name: 'mugs', count: 3 },
    { name: 'bowls', count: 0 },
  ];
  const read = (text: string): unknown => parse(text, { bom: true });
  expect(read(csvStart(columns) + csvRows(columns, rows))).toEqual([
    ['Count', 'Name'],
    ['3', 'mugs'],
    ['0', 'bowls'],
  ]);
  expect(read(csvStart(columns) + csvRows(columns, []))).toEqual([['Count', 'Name']]);
});
