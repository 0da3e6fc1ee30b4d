import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { CatalogueStore } from '../../records/catalogue-record.ts';
import type { Database } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import { againAfterConflict } from '../again-after-conflict.ts';
import { removeStep, ROWS_A_STEP } from '../remove-step.ts';

type ProductCountStore = Pick<
  CatalogueStore,
  | 'popularProducts'
  | 'orderedAfter'
  | 'countProductEvents'
  | 'countOrder'
  | 'ordersOf'
  | 'removeOldProductCounts'
>;

/** The most products per day: a product outside of these is not popular. */
const TOP_OF_A_DAY = 50;
const DAYS_LOOKED_AT = 8;

/**
 * Counts that show which products are popular. They identify no person. Only ids of the catalogue
 * are counted, so nobody can fill the tables with made-up ids.
 */
export function buildProductCounts(db: Database): ProductCountStore {
  return {
    popularProducts: (siteId, sinceDay, most) => findPopular(db, siteId, { sinceDay, most }),
    orderedAfter: (siteId, productIds, most) => findOrderedAfter(db, siteId, { productIds, most }),
    async countProductEvents(siteId, day, ids) {
      const known = await productIdsOf(db, siteId, ids);
      if (known.length === 0) return;
      const counted = db
        .insertInto('product_day')
        .values(known.map((product_id) => ({ site_id: siteId, day, product_id, count: 1 })))
        .onConflict((oc) =>
          oc
            .columns(['site_id', 'day', 'product_id'])
            .doUpdateSet((eb) => ({ count: eb('product_day.count', '+', 1) })),
        );
      await againAfterConflict(() => counted.execute());
    },
    async countOrder(siteId, day, { ids, earlierIds }) {
      const ordered = await productIdsOf(db, siteId, ids);
      const earlier = await productIdsOf(db, siteId, earlierIds);
      const pairs = [...new Set([...earlier, ...ordered])]
        .toSorted()
        .flatMap((first) =>
          ordered.filter((then) => then !== first).map((then) => [first, then] as const),
        );
      if (pairs.length > 0) await countPairs(db, { siteId, day }, pairs);
    },
    async ordersOf(siteId, customerId, most) {
      const rows = await db
        .selectFrom('activity')
        .select('data')
        .where('site_id', '=', siteId)
        .where('customer_id', '=', customerId)
        .where('kind', '=', 'shop-order')
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ data }) => parseJson<unknown>(data));
    },
    removeOldProductCounts: (beforeDay) => removeBefore(db, beforeDay),
  };
}

/** Counts pairs: a product, and one that was ordered with it or later. */
async function countPairs(
  db: Database,
  { siteId, day }: { readonly siteId: string; readonly day: string },
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  const rows = pairs.map(([first, then]) => ({
    site_id: siteId,
    product_id: first,
    then_id: then,
    count: 1,
    last_day: day,
  }));
  const counted = db
    .insertInto('product_pair')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['site_id', 'product_id', 'then_id']).doUpdateSet((eb) => ({
        count: eb('product_pair.count', '+', 1),
        last_day: eb.ref('excluded.last_day'),
      })),
    );
  await againAfterConflict(() => counted.execute());
}

async function findOrderedAfter(
  db: Database,
  siteId: string,
  { productIds, most }: { readonly productIds: readonly string[]; readonly most: number },
): Promise<readonly string[]> {
  const own = await productIdsOf(db, siteId, productIds);
  if (own.length === 0) return [];
  const rows = await db
    .selectFrom('product_pair')
    .select((eb) => ['then_id', eb.fn.sum('count').as('total')])
    .where('site_id', '=', siteId)
    .where('product_id', 'in', own)
    .where('then_id', 'not in', own)
    .groupBy('then_id')
    .orderBy('total', 'desc')
    .orderBy('then_id')
    .limit(most)
    .execute();
  return rows.map(({ then_id: id }) => id);
}

async function removeBefore(db: Database, day: string): Promise<number> {
  const days = { table: 'product_day', key: ['site_id', 'day', 'product_id'] } as const;
  const pairs = { table: 'product_pair', key: ['site_id', 'product_id', 'then_id'] } as const;
  let removed = 0;
  for (const { table, key, where } of [
    { ...days, where: sql`day < ${day}` },
    { ...pairs, where: sql`last_day < ${day}` },
  ])
    for (let gone = ROWS_A_STEP; gone === ROWS_A_STEP; await letOthersRun()) {
      gone = await removeStep(db, { table, key, where });
      removed += gone;
    }
  return removed;
}

async function findPopular(
  db: Database,
  siteId: string,
  { sinceDay, most }: { readonly sinceDay: string; readonly most: number },
): Promise<readonly string[]> {
  // One limit for each day, so that the database reads only the first rows of an index.
  const topOf = (day: string) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('product_day')
          .select(['product_id', 'count'])
          .where('site_id', '=', siteId)
          .where('day', '=', day)
          .orderBy('count', 'desc')
          .limit(TOP_OF_A_DAY)
          .as('top'),
      )
      .selectAll();
  const others = Array.from({ length: DAYS_LOOKED_AT - 1 }, (_, at) => dayAfter(sinceDay, at + 1));
  const rows = await others
    .reduce((all, day) => all.unionAll(topOf(day)), topOf(sinceDay))
    .execute();
  const totals = new Map<string, number>();
  for (const { product_id: id, count } of rows) totals.set(id, (totals.get(id) ?? 0) + count);
  return [...totals]
    .toSorted(([idOne, one], [idOther, other]) => other - one || (idOne < idOther ? -1 : 1))
    .slice(0, most)
    .map(([id]) => id);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Ids of products; the ids given may be of products or variants. They are in order, so that two
 * servers that count the same ones never wait for each other.
 */
async function productIdsOf(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const ofVariants = await db
    .selectFrom('product')
    .select(['variant_id', 'product_id'])
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
  const ofProducts = await db
    .selectFrom('product')
    .select('product_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('product_id', 'in', ids)
    .execute();
  return [...new Set([...ofVariants, ...ofProducts].map(({ product_id: id }) => id))].toSorted();
}
