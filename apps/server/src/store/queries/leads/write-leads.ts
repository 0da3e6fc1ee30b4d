import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { NewConversion } from '../../records/event-records.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { writeDeliveries } from '../deliveries/write-deliveries.ts';
import { createInsert } from '../insert-rows.ts';
import { countedAs, countLead } from './count-lead.ts';
import { changedColumns, type LeadRow, toLeadRow } from './lead-row.ts';
import type { Counting, ViewValues } from '../events/write-views.ts';

/** SQLite accepts 32,766 values per statement; each column of a lead is one. */
const MAX_ROWS = 500;

/**
 * Writes conversions and returns those that were stored. A conversion with a known id changes
 * nothing, unless the stored one is partial. Then a full one replaces it, and so does a partial one
 * with at least as many filled fields, because steps may arrive in any order. Full ones are
 * counted, unless they are spam.
 */
export async function writeLeads(
  transaction: Database,
  conversions: readonly NewConversion[],
  { tally, valuesOf }: Counting,
): Promise<ReadonlySet<NewConversion>> {
  const stored = new Set<NewConversion>();
  let left = conversions;
  while (left.length > 0) {
    const { now, later } = withoutRepeats(left);
    for (const { conversion, row } of await upsert(transaction, now, valuesOf)) {
      stored.add(conversion);
      if (!conversion.isPartial) countLead(tally, { ...conversion, counted: row.counted }, 1);
    }
    await writeDeliveries(
      transaction,
      now.filter((conversion) => stored.has(conversion) && !conversion.isPartial),
    );
    left = later;
  }
  return stored;
}

/**
 * A statement must not touch a row twice: of several with one id, the first is written now and the
 * others after it.
 */
function withoutRepeats(conversions: readonly NewConversion[]): {
  readonly now: readonly NewConversion[];
  readonly later: readonly NewConversion[];
} {
  const byId = new Map<string, NewConversion>();
  const later: NewConversion[] = [];
  for (const conversion of conversions) {
    if (byId.has(conversion.id) || byId.size >= MAX_ROWS) later.push(conversion);
    else byId.set(conversion.id, conversion);
  }
  return { now: [...byId.values()], later };
}

const upsertRows = createInsert((db, rows: readonly LeadRow[]) =>
  db
    .insertInto('lead')
    .values(rows)
    .onConflict((oc) => oc.column('id').doUpdateSet(takeNew(rows)).where(isBetter))
    .returning('id'),
);

/** A conversion that was stored, and its row. */
interface Written {
  readonly conversion: NewConversion;
  readonly row: LeadRow;
}

async function upsert(
  transaction: Database,
  conversions: readonly NewConversion[],
  valuesOf: ViewValues,
): Promise<readonly Written[]> {
  const written = conversions.map((conversion) => ({
    conversion,
    row: toLeadRow(conversion, countedAs(conversion, valuesOf)),
  }));
  const stored = await upsertRows(
    transaction,
    written.map(({ row }) => row),
  );
  const ids = new Set(stored.map(({ id }) => id));
  return written.filter(({ row }) => ids.has(row.id));
}

/** The stored row and the new one, in the condition of an upsert. */
export type OldAndNew = ExpressionBuilder<
  Tables & { readonly excluded: Selectable<Tables['lead']> },
  'lead' | 'excluded'
>;

function isBetter(eb: OldAndNew) {
  return eb.and([
    eb('lead.partial', '=', 1),
    eb.or([eb('excluded.partial', '=', 0), eb('excluded.filled', '>=', eb.ref('lead.filled'))]),
  ]);
}

/** What an upsert writes over: all but the columns that identify the lead or are its owner's. */
export function takeNew(rows: readonly LeadRow[]) {
  const columns = rows.slice(0, 1).flatMap(changedColumns);
  return Object.fromEntries(
    columns.map((name) => [name, sql<never>`${sql.ref(`excluded.${name}`)}`]),
  );
}
