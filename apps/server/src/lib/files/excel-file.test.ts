import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { excelFile, type ExcelTable } from './excel-file.ts';

async function unpack(table: Partial<ExcelTable>): Promise<Record<string, string>> {
  const rows = (async function* () {
    yield [];
  })();
  const pieces: Uint8Array[] = [];
  for await (const piece of excelFile({ name: 'Leads', headings: ['A'], rows, ...table }))
    pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

async function* inChunks(...chunks: string[][][]): AsyncGenerator<string[][]> {
  yield* chunks;
}

const cellsIn = (xml = '') =>
  [...xml.matchAll(/<t xml:space="preserve">(.*?)<\/t>/gsu)].map(([, text]) => text);

test('an Excel file has all cells as texts: phone numbers, formulas, Hebrew and blanks', async () => {
  const files = await unpack({
    headings: ['Phone', 'Note'],
    rows: inChunks([['+972501234567', '=1+1']], [['0501234567', ' רות & "דן" <b>\n2']]),
  });
  const sheet = files['xl/worksheets/sheet1.xml'];
  expect(cellsIn(sheet)).toEqual([
    'Phone',
    'Note',
    '+972501234567',
    '=1+1',
    '0501234567',
    ' רות &#38; &#34;דן&#34; &#60;b&#62;\n2',
  ]);
  expect(sheet).not.toMatch(/<f>|<v>/);
});

test('an Excel file stays readable whatever is typed', async () => {
  const files = await unpack({
    rows: inChunks([['a\u0000\u0008b\uFFFF\uD800c'], ['_x0041_'], ['x'.repeat(40_000)], ['']]),
  });
  const [, first, second, third] = cellsIn(files['xl/worksheets/sheet1.xml']);
  expect([first, second, third?.length]).toEqual(['ab\uFFFDc', '_x005F_x0041_', 32_767]);
  expect(files['xl/worksheets/sheet1.xml']).toContain('<row><c/></row>');
});

test('an Excel file begins a new sheet when one is full', async () => {
  const files = await unpack({ rows: inChunks([['1'], ['2']], [['3']], [['4']]), rowsASheet: 4 });
  expect(cellsIn(files['xl/worksheets/sheet1.xml'])).toEqual(['A', '1', '2', '3']);
  expect(cellsIn(files['xl/worksheets/sheet2.xml'])).toEqual(['A', '4']);
  expect(files['xl/workbook.xml']).toContain('name="Leads 2"');
  expect(files['[Content_Types].xml']).toContain('/xl/worksheets/sheet2.xml');
});
