import { OfferTimes } from '../../../lib/popups/offer-times.ts';
import type { Database, Engine } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import type { NewOffers } from '../../records/event-records.ts';
import { CountedEvents } from './counted-events.ts';
import { createInsert } from '../insert-rows.ts';

/** A statement for this many rows is built once and kept. */
const ROWS_A_STATEMENT = 50;
/**
 * The number of sites whose counts one turn adds up. It takes some hundredths of a second, every
 * ten seconds.
 */
const SITES_A_TURN = 20;
/** Without this lock, a server that adds to a row or removes it could lose what another server adds. */
const LOCK = 'waiting offers';

type Stored = readonly [popups: string[], reasons: string[], times: number[]];

interface WaitingRow {
  readonly site_id: string;
  readonly day: string;
  readonly counted: string;
}

/** Counts of display calls that are not added up yet. docs/decisions/0057. */
export interface WaitingOffers {
  /** Adds to the waiting counts; all or nothing. */
  record(offers: readonly NewOffers[]): Promise<void>;
  /**
   * Moves the waiting counts of a site to `waiting_counts`, where they are added up with the counts
   * of events.
   */
  recordSite(accountId: string, siteId: string): Promise<void>;
  /** The same for the sites that wait longest. */
  recordSome(): Promise<void>;
}

export function buildWaitingOffers(db: Database, engine: Engine): WaitingOffers {
  const waiting = () => db.selectFrom('waiting_offers').select('number');
  const recordEach = async (
    rows: Promise<readonly { readonly number: number | undefined }[]>,
  ): Promise<void> => {
    const numbers = (await rows).flatMap(({ number }) => (number === undefined ? [] : [number]));
    if (numbers.length === 0) return;
    await db.transaction().execute((transaction) => recordRows(transaction, engine, numbers));
  };
  return {
    record: (offers) =>
      db.transaction().execute((transaction) => addOffers(transaction, engine, offers)),
    recordSite: (accountId, siteId) =>
      recordEach(
        waiting()
          .where('site_id', 'in', (eb) =>
            eb
              .selectFrom('site')
              .select('id')
              .where('id', '=', siteId)
              .where('account_id', '=', accountId),
          )
          .execute(),
      ),
    recordSome: () => recordEach(waiting().orderBy('number').limit(SITES_A_TURN).execute()),
  };
}

/**
 * Moves rows to `waiting_counts`. It needs one transaction, so that nothing is lost or counts
 * twice.
 */
async function recordRows(
  transaction: Database,
  engine: Engine,
  numbers: readonly number[],
): Promise<void> {
  await engine.lock(transaction, LOCK);
  const rows = await transaction
    .deleteFrom('waiting_offers')
    .where('number', 'in', numbers)
    .returning(['site_id', 'day', 'counted'])
    .execute();
  const events = new CountedEvents();
  for (const row of rows) {
    const offers = read(row.counted);
    if (offers === undefined) await setAside(transaction, row);
    else countOffers(events, row, offers);
  }
  await events.write(transaction);
}

function countOffers(
  events: CountedEvents,
  { site_id: siteId, day }: WaitingRow,
  offers: OfferTimes,
) {
  for (const [at, popupId] of offers.popups.entries()) {
    const place = { popupId, siteId, day };
    const reason = offers.reasons[at] ?? '';
    const times = offers.times[at] ?? 0;
    if (reason === '') events.add(place, { offered: times }, {});
    else events.add(place, { lost: times }, { reason });
  }
}

async function addOffers(
  transaction: Database,
  engine: Engine,
  offers: readonly NewOffers[],
): Promise<void> {
  await engine.lock(transaction, LOCK);
  const added = bySiteAndDay(offers);
  const rows = [...added.values()];
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const some = rows.slice(from, from + ROWS_A_STATEMENT);
    const sums = new Map<string, OfferTimes>();
    for (const row of await readWaiting(transaction, some)) {
      const key = keyOf(row.site_id, row.day);
      if (!added.has(key)) continue;
      const known = read(row.counted);
      if (known === undefined) await setAside(transaction, row);
      else sums.set(key, known);
    }
    await writeWaiting(
      transaction,
      some.map(({ siteId, day, times }) => {
        const sum = sums.get(keyOf(siteId, day));
        sum?.addAll(times);
        return { site_id: siteId, day, counted: write(sum ?? times) };
      }),
    );
  }
}

const writeWaiting = createInsert((db, rows: readonly WaitingRow[]) =>
  db
    .insertInto('waiting_offers')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['site_id', 'day']).doUpdateSet((eb) => ({ counted: eb.ref('excluded.counted') })),
    ),
);

interface OffersOfDay {
  readonly siteId: string;
  readonly day: string;
  readonly times: OfferTimes;
}

function bySiteAndDay(offers: readonly NewOffers[]): ReadonlyMap<string, OffersOfDay> {
  const found = new Map<string, OffersOfDay>();
  let latest: OffersOfDay | undefined;
  for (const { popupId, siteId, day, reason, times } of offers) {
    // Rows of one site and day are mostly together.
    if (latest?.siteId !== siteId || latest.day !== day) {
      const key = keyOf(siteId, day);
      latest = found.get(key) ?? { siteId, day, times: new OfferTimes() };
      found.set(key, latest);
    }
    latest.times.add(popupId, reason, times);
  }
  return found;
}

function readWaiting(
  transaction: Database,
  offers: readonly OffersOfDay[],
): Promise<readonly WaitingRow[]> {
  const siteIds = [...new Set(offers.map(({ siteId }) => siteId))];
  return transaction
    .selectFrom('waiting_offers')
    .select(['site_id', 'day', 'counted'])
    .where('site_id', 'in', siteIds)
    .execute();
}

/** Moves a row that cannot be read to `waiting_counts`, where it cannot be added up and is logged. */
async function setAside(transaction: Database, { counted }: WaitingRow): Promise<void> {
  await transaction.insertInto('waiting_counts').values({ counted }).execute();
}

function keyOf(siteId: string, day: string): string {
  return `${siteId} ${day}`;
}

function write({ popups, reasons, times }: OfferTimes): string {
  const stored: Stored = [popups, reasons, times];
  return JSON.stringify(stored);
}

function read(text: string): OfferTimes | undefined {
  try {
    const [popups, reasons, times] = parseJson<Stored>(text);
    const known = new OfferTimes();
    known.addAll({ popups, reasons, times });
    return known;
  } catch {
    return undefined;
  }
}
