import { csvLine, CSV_START } from '../../lib/csv-text.ts';
import type { DrawRecord } from '../../store/store.ts';

const HEADINGS = [
  'Time (UTC)',
  'Visitor',
  'Prize id',
  'Prize',
  'Odds (%)',
  'Won',
  'Code',
  'Code valid until (UTC)',
];

/** The log of draws as a spreadsheet, piece by piece, oldest first. */
export async function* drawsCsv(
  chunks: AsyncIterable<readonly DrawRecord[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADINGS);
  for await (const draws of chunks) yield draws.map(drawLine).join('');
}

function drawLine({
  at,
  visitorId,
  prizeId,
  label,
  isWinning,
  code,
  codeUntil,
  share,
}: DrawRecord): string {
  return csvLine([
    new Date(at).toISOString(),
    visitorId,
    prizeId,
    label,
    share === undefined ? '' : String(Number((share * 100).toFixed(4))),
    isWinning ? 'yes' : 'no',
    code,
    codeUntil === undefined ? '' : new Date(codeUntil).toISOString(),
  ]);
}
