import type { CatalogueStore, DueCatalogue, NewImport } from '../../records/catalogue-record.ts';
import type { Database } from '../../database.ts';
import { toCatalogue } from './catalogue-row.ts';
import { toSite } from '../sites/sites.ts';
import { markGone } from './mark-gone.ts';
import { writeImportStep } from './write-import-step.ts';
import { SCHEDULE_WAIT_MS } from '../../../lib/time/schedule-waits.ts';

type CatalogueImports = Pick<
  CatalogueStore,
  'beginImport' | 'writeImportStep' | 'endImport' | 'takeDueCatalogue'
>;

/** The methods for imports. Each import has a number; a later import of a site ends an earlier one. */
export function buildCatalogueImports(db: Database): CatalogueImports {
  return {
    beginImport: (siteId, start) =>
      db.transaction().execute((transaction) => begin(transaction, siteId, start)),
    writeImportStep: (siteId, importNumber, step) =>
      db
        .transaction()
        .execute((transaction) => writeImportStep(transaction, { siteId, importNumber }, step)),
    async endImport(siteId, importNumber, { state, message, marksGone, at }) {
      const gone = marksGone ? await markGone(db, { siteId, importNumber }, at) : 0;
      await db
        .updateTable('catalogue')
        .set({ state, message, gone, finished_at: at, beat_at: at })
        .where('site_id', '=', siteId)
        .where('import_number', '=', importNumber)
        .execute();
    },
    takeDueCatalogue: (now, besides = []) =>
      db.transaction().execute((transaction) => takeDue(transaction, now, besides)),
  };
}

async function takeDue(
  transaction: Database,
  now: number,
  besides: readonly string[],
): Promise<DueCatalogue | undefined> {
  let waiting = transaction
    .selectFrom('catalogue')
    .innerJoin('site', 'site.id', 'catalogue.site_id')
    .select(['catalogue.site_id', 'schedule', 'next_at'])
    .where((eb) =>
      eb.or([
        eb('next_at', '<=', now),
        // Planned while the clock was ahead.
        eb('next_at', '>', now + 2 * SCHEDULE_WAIT_MS.daily),
        eb.and([
          eb('schedule', '=', 'hourly'),
          eb('next_at', '>', now + 2 * SCHEDULE_WAIT_MS.hourly),
        ]),
      ]),
    );
  if (besides.length > 0) waiting = waiting.where('site.account_id', 'not in', besides);
  const due = await waiting.orderBy('next_at').limit(1).executeTakeFirst();
  if (!due) return undefined;
  const wait = due.schedule === 'hourly' ? SCHEDULE_WAIT_MS.hourly : SCHEDULE_WAIT_MS.daily;
  const taken = await transaction
    .updateTable('catalogue')
    .set({ next_at: now + wait })
    .where('site_id', '=', due.site_id)
    .where('next_at', '=', due.next_at)
    .returningAll()
    .executeTakeFirst();
  const site = await transaction
    .selectFrom('site')
    .selectAll()
    .where('id', '=', due.site_id)
    .executeTakeFirst();
  return taken && site && { site: toSite(site), catalogue: toCatalogue(taken) };
}

async function begin(
  transaction: Database,
  siteId: string,
  { format, url, currency, schedule, nextAt, at, brokenOffBefore }: NewImport,
): Promise<number | undefined> {
  // The row is written, not only read, so that it is locked: a removal of the site waits, and two
  // imports begin one after the other.
  const site = await transaction
    .updateTable('site')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', siteId)
    .returning('id')
    .executeTakeFirst();
  if (!site) return undefined;
  const known = await transaction
    .selectFrom('catalogue')
    .select(['state', 'beat_at', 'import_number'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  // A heartbeat in the future was recorded while the clock was ahead.
  const isAlive =
    known !== undefined &&
    known.beat_at >= brokenOffBefore &&
    known.beat_at <= 2 * at - brokenOffBefore;
  if (isAlive && known.state === 'running') return undefined;
  const importNumber = (known?.import_number ?? 0) + 1;
  const row = {
    format,
    url,
    currency,
    schedule,
    next_at: nextAt ?? null,
    state: 'running',
    import_number: importNumber,
    message: '',
    started_at: at,
    finished_at: null,
    beat_at: at,
    row_count: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    gone: 0,
  };
  await transaction
    .insertInto('catalogue')
    .values({ site_id: siteId, ...row })
    .onConflict((oc) => oc.column('site_id').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('catalogue_problem').where('site_id', '=', siteId).execute();
  return importNumber;
}
