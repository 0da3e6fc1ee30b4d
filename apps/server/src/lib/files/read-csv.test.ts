import { expect, test } from 'vitest';
import { readCsvRecords } from './read-csv.ts';

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function recordsOf(text: string, length = text.length) {
  const records: string[][] = [];
  for await (const record of readCsvRecords(inPieces(text, length))) records.push(record);
  return records;
}

test.each([
  ['sep=;\r\nName;Price\r\nHat, blue;3,50\r\n', ';'],
  ['"sep=,"\nName,Price\n"Hat, blue","3,50"\n', ','],
  ['SEP=\t\nName\tPrice\nHat, blue\t3,50\n', '\t'],
])('a first line for Excel names the separator of cells and is no record: %j', async (text) => {
  const records = [
    ['Name', 'Price'],
    ['Hat, blue', '3,50'],
  ];
  expect(await recordsOf(text)).toEqual(records);
  expect(await recordsOf(text, 3)).toEqual(records);
});

test('a first line that only begins like one for Excel is a record', async () => {
  expect(await recordsOf('Separator;Sep=;\na;b;\n')).toEqual([
    ['Separator', 'Sep=', ''],
    ['a', 'b', ''],
  ]);
});
