import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import type { DrawRecord } from '../../store/store.ts';

const COLUMNS: CsvColumns<DrawRecord> = [
  ['Time (UTC)', ({ at }) => timeText(at)],
  ['Visitor', ({ visitorId }) => visitorId],
  ['Prize id', ({ prizeId }) => prizeId],
  ['Prize', ({ label }) => label],
  ['Odds (%)', ({ share }) => (share === undefined ? '' : percentText(share))],
  ['Won', ({ isWinning }) => (isWinning ? 'yes' : 'no')],
  ['Code', ({ code }) => code],
  [
    'Code valid until (UTC)',
    ({ codeUntil }) => (codeUntil === undefined ? '' : timeText(codeUntil)),
  ],
];

/** The log of draws as a CSV file, in pieces, oldest first. */
export async function* drawsCsv(
  chunks: AsyncIterable<readonly DrawRecord[]>,
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  for await (const draws of chunks) yield csvRows(COLUMNS, draws);
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}

function percentText(share: number): string {
  return String(Number((share * 100).toFixed(4)));
}
