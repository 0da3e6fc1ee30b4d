import { type Selectable, sql, type SqlBool } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { ProductQuery, ProductRecord } from '../../records/catalogue-record.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import { toProduct } from './product-row.ts';
import { likePattern } from '../../like-pattern.ts';
import { readCursor } from '../read-cursor.ts';

/** The products read in one step of a search. It takes some milliseconds. */
const STEP = 1_000;

/** A product's place in the list. */
interface Position {
  readonly position: number;
  readonly variantId: string;
}

interface ProductsPage {
  readonly products: readonly ProductRecord[];
  readonly nextCursor: string | undefined;
}

/** A page of a site's products. A search reads them in ranges, because the matches may be rare. */
export async function readProductsPage(
  db: Database,
  siteId: string,
  { search = '', cursor, limit }: ProductQuery,
): Promise<ProductsPage> {
  const rows: Selectable<Tables['product']>[] = [];
  let after = parseCursor(cursor);
  for (;;) {
    const last = search === '' ? undefined : await endOfStretch(db, siteId, after);
    // One more row than wanted shows whether there is another page.
    rows.push(
      ...(await rowsBetween(db, siteId, { after, last, search })
        .limit(limit + 1 - rows.length)
        .execute()),
    );
    if (rows.length > limit || last === undefined) return toPage(rows, limit);
    after = last;
    await letOthersRun();
  }
}

function toPage(rows: readonly Selectable<Tables['product']>[], limit: number): ProductsPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    products: shown.map(toProduct),
    nextCursor: rows.length > limit && last ? `${last.position} ${last.variant_id}` : undefined,
  };
}

function parseCursor(cursor: string | undefined): Position {
  const [position = '-1', variantId = ''] = readCursor(/^(\d{1,9}) (.{1,100})$/u, cursor) ?? [];
  return { position: Number(position), variantId };
}

async function endOfStretch(
  db: Database,
  siteId: string,
  after: Position,
): Promise<Position | undefined> {
  const row = await db
    .selectFrom('product')
    .select(['position', 'variant_id'])
    .where('site_id', '=', siteId)
    .where(isAfter(after))
    .orderBy('position')
    .orderBy('variant_id')
    .offset(STEP - 1)
    .limit(1)
    .executeTakeFirst();
  return row && { position: row.position, variantId: row.variant_id };
}

interface Stretch {
  readonly after: Position;
  readonly last: Position | undefined;
  readonly search: string;
}

function rowsBetween(db: Database, siteId: string, { after, last, search }: Stretch) {
  let query = db
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(isAfter(after));
  if (last)
    query = query.where(
      sql<SqlBool>`(position, variant_id) <= (${last.position}, ${last.variantId})`,
    );
  if (search !== '')
    query = query.where(sql<SqlBool>`search_text like ${likePattern(search)} escape '!'`);
  return query.orderBy('position').orderBy('variant_id');
}

/** Compares both columns at once, so that the index finds the position. */
function isAfter({ position, variantId }: Position) {
  return sql<SqlBool>`(position, variant_id) > (${position}, ${variantId})`;
}

/** The index finds each name after the previous one, because many products share few names. */
export async function collectionNames(
  db: Database,
  siteId: string,
  most: number,
): Promise<readonly string[]> {
  const names: string[] = [];
  while (names.length < most) {
    const next = await db
      .selectFrom('product_collection')
      .select('collection')
      .where('site_id', '=', siteId)
      .where('collection', '>', names.at(-1) ?? '')
      .orderBy('collection')
      .limit(1)
      .executeTakeFirst();
    if (!next) break;
    names.push(next.collection);
    if (names.length % 50 === 0) await letOthersRun();
  }
  return names;
}
