import { IMPORT_PROBLEMS_LISTED, type ImportLeadsAnswer } from '@beckon/contract/owner-calls';
import { CsvError } from 'csv-parse';
import { OLD_ENCODINGS } from '@beckon/languages/languages';
import { badRequest, tooManyImported } from '../../http/owner/owner-errors.ts';
import { readCsvRecords } from '../../lib/files/read-csv.ts';
import { decodeText } from '../../lib/text/decode-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { NewConversion, SiteRecord, Store } from '../../store/store.ts';
import { type LeadColumns, readLeadColumns, readLeadRow } from './read-lead-row.ts';

/** Rows written in one transaction, which takes some milliseconds. */
const ROWS_A_STEP = 100;

interface ImportLeadsDeps {
  readonly store: Pick<Store, 'importLeads' | 'leadsPage'>;
  readonly now: number;
  /** The maximum number of leads of the site after the import. */
  readonly most: number;
}

/**
 * Writes the leads of a CSV file while it is read, without keeping it in memory. Throws 400 if it
 * is not such a file, 409 if the site would have too many leads. The rows read before that stay,
 * and count as known when the file is sent again.
 */
export async function importLeads(
  source: AsyncIterable<Uint8Array>,
  site: Pick<SiteRecord, 'id' | 'accountId' | 'settings'>,
  { store, now, most }: ImportLeadsDeps,
): Promise<Omit<ImportLeadsAnswer, 'success'>> {
  const { accountId } = site;
  const { language, timeZone } = site.settings;
  const problems: { row: number; message: string }[] = [];
  let [imported, known, refused, row] = [0, 0, 0, 0];
  let columns: LeadColumns | undefined;
  let step: NewConversion[] = [];
  const there = await store.leadsPage(accountId, site.id, { limit: 1 });
  let room = there ? Math.max(0, most - there.total) : 0;
  const write = async () => {
    const written = await store.importLeads(accountId, site.id, step, room);
    if (written === 'full') throw tooManyImported(most, imported);
    imported += written;
    room -= written;
    known += step.length - written;
    step = [];
    await letOthersRun();
  };
  const text = decodeText(source, { fallback: OLD_ENCODINGS[language] });
  const stopped = async (problem: string): Promise<Error> => {
    await write();
    const count =
      imported === 0 ? '' : ` Imported from this file: ${imported.toLocaleString('en')}.`;
    return badRequest(`${problem}${count}`);
  };
  for await (const cells of recordsOf(text, stopped)) {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      columns = readLeadColumns(cells);
      if (!columns)
        throw badRequest('The first row must name the columns, one of them “Email” or “Phone”.');
      continue;
    }
    const lead = readLeadRow(cells, { ...columns, siteId: site.id, accountId, now, timeZone });
    if (typeof lead === 'string') {
      refused += 1;
      if (problems.length < IMPORT_PROBLEMS_LISTED) problems.push({ row, message: lead });
    } else step.push(lead);
    if (step.length >= ROWS_A_STEP) await write();
  }
  await write();
  if (!columns) throw badRequest('The file is empty.');
  return { imported, known, refused, problems };
}

async function* recordsOf(
  text: AsyncIterable<string>,
  stopped: (problem: string) => Promise<Error>,
): AsyncGenerator<readonly string[]> {
  let read = 0;
  try {
    for await (const record of readCsvRecords(text)) {
      read += 1;
      yield record;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw await stopped(
      `The file cannot be read after row ${read}: is a quotation mark opened there and never closed?`,
    );
  }
}
