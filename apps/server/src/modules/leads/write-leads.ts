import { csvRows, csvStart } from '../../lib/files/csv-text.ts';
import { excelFile } from '../../lib/files/excel-file.ts';
import { leadTable } from './lead-table.ts';

/** The leads as a CSV file, in pieces. */
export async function* leadsCsv(...which: Parameters<typeof leadTable>): AsyncGenerator<string> {
  const { columns, rows } = await leadTable(...which);
  yield csvStart(columns);
  for await (const some of rows) yield csvRows(columns, some);
}

/** The leads as an Excel file, in pieces. */
export async function* leadsExcel(
  ...which: Parameters<typeof leadTable>
): AsyncGenerator<Uint8Array> {
  const { columns, rows } = await leadTable(...which);
  const cells = async function* () {
    for await (const some of rows)
      yield some.map((row) => columns.map(([, valueOf]) => valueOf(row)));
  };
  const headings = columns.map(([heading]) => heading);
  yield* excelFile({ name: 'Leads', headings, rows: cells() });
}
