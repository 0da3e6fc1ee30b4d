import { ORDER_GOAL, OTHER_VALUES } from '@beckon/contract/values';
import { sql, type SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReportKey, StoredDimension } from '../../records/report-record.ts';
import type { Database } from '../../database.ts';

/**
 * The number of values that are distinguished per day, for a popup or site. Further values count
 * under one common value.
 */
const MOST_VALUES: Partial<Record<StoredDimension, number>> = {
  page: 50,
  source: 50,
  language: 30,
  prize: 50,
  goal: 50,
  'every-goal': 50,
};
/** Dimensions of which only `report_money` has rows. */
const OF_MONEY: readonly StoredDimension[] = ['goal', 'every-goal'];
/**
 * The maximum number of cached sets, which take some tens of megabytes at most. Evicted sets are
 * read again.
 */
const REMEMBERED = 3000;
/** Each has three values, and SQLite takes 32,766 in a statement. */
const KEYS_A_READ = 5_000;

/**
 * Limits the number of rows of a day, because anyone can make up addresses of pages and sources of
 * visits. Each server counts what it has seen, so several servers together may keep some more
 * values.
 */
export class ValueCaps {
  /** Values of a scope, dimension and day that have rows. */
  readonly #known = new LRUCache<string, Set<string>>({ max: REMEMBERED });

  /** Returns under which value each of these is to be counted. */
  async load(db: Database, keys: readonly ReportKey[]): Promise<(key: ReportKey) => string> {
    const capped = keys.filter(({ dimension }) => MOST_VALUES[dimension] !== undefined);
    const sets = await this.#read(db, new Map(capped.map((key) => [textOf(key), key])));
    return (key) => admit(sets.get(textOf(key)), key);
  }

  async #read(
    db: Database,
    wanted: ReadonlyMap<string, ReportKey>,
  ): Promise<ReadonlyMap<string, Set<string>>> {
    const found = new Map([...wanted.keys()].map((text) => [text, this.#known.get(text)]));
    const unread = [...wanted].filter(([text]) => found.get(text) === undefined);
    const rows = await readValues(
      db,
      unread.map(([, key]) => key),
    );
    const sets = new Map([...found].map(([text, set]) => [text, set ?? new Set<string>()]));
    for (const row of rows) sets.get(textOf(row))?.add(row.value);
    for (const [text, set] of sets) this.#known.set(text, set);
    return sets;
  }
}

type Place = { readonly scope_id: string; readonly dimension: string; readonly day: string };

function textOf({ scope_id, dimension, day }: Place): string {
  return `${scope_id} ${dimension} ${day}`;
}

async function readValues(
  db: Database,
  keys: readonly ReportKey[],
): Promise<readonly (Place & { readonly value: string })[]> {
  const isOfMoney = ({ dimension }: ReportKey) => OF_MONEY.includes(dimension);
  return [
    ...(await readFrom(
      db,
      'report_day',
      keys.filter((key) => !isOfMoney(key)),
    )),
    ...(await readFrom(db, 'report_money', keys.filter(isOfMoney))),
  ];
}

async function readFrom(
  db: Database,
  table: 'report_day' | 'report_money',
  keys: readonly ReportKey[],
): ReturnType<typeof readValues> {
  const found = [];
  for (let at = 0; at < keys.length; at += KEYS_A_READ) {
    const places = keys
      .slice(at, at + KEYS_A_READ)
      .map(({ scope_id, dimension, day }) => sql`(${scope_id}, ${dimension}, ${day})`);
    found.push(
      await db
        .selectFrom(table)
        .select(['scope_id', 'dimension', 'day', 'value'])
        .where(sql<SqlBool>`(scope_id, dimension, day) in (values ${sql.join(places)})`)
        .execute(),
    );
  }
  return found.flat();
}

/**
 * Returns the value if it has a row or still gets one. The empty value means that nothing is known.
 * Orders always keep their name: anyone can make up other goals.
 */
function admit(known: Set<string> | undefined, { dimension, value }: ReportKey): string {
  const most = MOST_VALUES[dimension];
  if (most === undefined || known === undefined || value === '' || known.has(value)) return value;
  if (OF_MONEY.includes(dimension) && value === ORDER_GOAL) return value;
  if (known.size >= most) return OTHER_VALUES;
  known.add(value);
  return value;
}
