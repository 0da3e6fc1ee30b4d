import { IMPORT_PROBLEMS_LISTED, type ImportLeadsAnswer } from '@beckon/contract/owner-calls';
import type { DateOrder } from '@beckon/contract/values';
import { CsvError } from 'csv-parse';
import { OLD_ENCODINGS } from '@beckon/languages/languages';
import { badRequest, tooManyImported } from '../../http/owner/owner-errors.ts';
import { readCsvRecords } from '../../lib/files/read-csv.ts';
import { decodeText } from '../../lib/text/decode-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { NewConversion, SiteRecord, Store } from '../../store/store.ts';
import { findDateOrder } from './find-date-order.ts';
import { leadTableRows } from './lead-table-rows.ts';
import { readLeadRow } from './read-lead-row.ts';

/** Rows written in one transaction, which takes some milliseconds. */
const ROWS_A_STEP = 100;

interface ImportLeadsDeps {
  readonly store: Pick<Store, 'importLeads' | 'leadsPage'>;
  readonly now: number;
  /** The maximum number of leads of the site after the import. */
  readonly most: number;
  /** What the owner says about the dates, if they can be read in both orders. */
  readonly dateOrder?: DateOrder | undefined;
}

type ImportSite = Pick<SiteRecord, 'id' | 'accountId' | 'settings'>;
type Imported = Omit<ImportLeadsAnswer, 'success'>;

/**
 * Writes the leads of a CSV file while it is read, without keeping it in memory. `open` is called
 * twice, because the order of day and month is that of the whole file. Throws 400 if it is not such
 * a file, 409 if the site would have too many leads. The rows read before that stay, and count as
 * known when the file is sent again.
 */
export async function importLeads(
  open: () => AsyncIterable<Uint8Array>,
  site: ImportSite,
  deps: ImportLeadsDeps,
): Promise<Imported> {
  const { language } = site.settings;
  const read = () => decodeText(open(), { fallback: OLD_ENCODINGS[language] });
  const found = await findDateOrder(leadTableRows(readCsvRecords(read())));
  if ('mixed' in found) throw badRequest(found.mixed);
  if ('order' in found) return writeLeads(read(), site, { ...deps, dateOrder: found.order });
  if (deps.dateOrder !== undefined) return writeLeads(read(), site, deps);
  return { imported: 0, known: 0, refused: 0, problems: [], unclearDate: found.unclear };
}

async function writeLeads(
  text: AsyncIterable<string>,
  site: ImportSite,
  { store, now, most, dateOrder }: ImportLeadsDeps,
): Promise<Imported> {
  const { accountId } = site;
  const { timeZone } = site.settings;
  const problems: { row: number; message: string }[] = [];
  let [imported, known, refused] = [0, 0, 0];
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
  const stopped = async (problem: string): Promise<Error> => {
    await write();
    const count =
      imported === 0 ? '' : ` Imported from this file: ${imported.toLocaleString('en')}.`;
    return badRequest(`${problem}${count}`);
  };
  const place = { siteId: site.id, accountId, now, timeZone, dateOrder };
  for await (const { row, cells, columns } of leadTableRows(recordsOf(text, stopped))) {
    const lead = readLeadRow(cells, { ...columns, ...place });
    if (typeof lead === 'string') {
      refused += 1;
      if (problems.length < IMPORT_PROBLEMS_LISTED) problems.push({ row, message: lead });
    } else step.push(lead);
    if (step.length >= ROWS_A_STEP) await write();
  }
  await write();
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
