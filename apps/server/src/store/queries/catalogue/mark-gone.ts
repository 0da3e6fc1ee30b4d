import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import { AVAILABILITY } from './product-row.ts';
import type { ImportKey } from './write-import-step.ts';

const STEP = 100;
/**
 * How long the owner still sees products that are gone.
 * docs/behaviour/catalogue.md#products-that-are-gone.
 */
const GONE_KEPT_MS = 30 * 86_400_000;

/**
 * Marks the products that an import did not see, in small steps; returns how many are gone now.
 * Products that were already gone are removed after `GONE_KEPT_MS`.
 */
export async function markGone(
  db: Database,
  { siteId, importNumber }: ImportKey,
  at: number,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const rows = await db
      .selectFrom('product')
      .select(['variant_id', 'availability', 'updated_at'])
      .where('site_id', '=', siteId)
      .where('import_number', '<', importNumber)
      .limit(STEP)
      .execute();
    if (rows.length === 0) return gone;
    const isGone = (row: (typeof rows)[number]) => row.availability === AVAILABILITY.gone;
    const idsOf = (some: typeof rows) => some.map(({ variant_id: id }) => id);
    const isOld = (row: (typeof rows)[number]) => row.updated_at < at - GONE_KEPT_MS;
    await db.transaction().execute(async (transaction) => {
      const step = { transaction, siteId, importNumber };
      const lost = rows.filter((row) => !isGone(row));
      await mark(step, idsOf(lost), at);
      await keep(step, idsOf(rows.filter((row) => isGone(row) && !isOld(row))));
      await remove(step, idsOf(rows.filter((row) => isGone(row) && isOld(row))));
      gone += lost.length;
    });
    await letOthersRun();
  }
}

interface Step extends ImportKey {
  readonly transaction: Database;
}

async function mark({ transaction, siteId, importNumber }: Step, ids: string[], at: number) {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('product_collection')
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
  await transaction
    .updateTable('product')
    .set({ availability: AVAILABILITY.gone, import_number: importNumber, updated_at: at })
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
}

/** Changes only the import's number, so that this import does not read these products again. */
async function keep({ transaction, siteId, importNumber }: Step, ids: string[]) {
  if (ids.length === 0) return;
  await transaction
    .updateTable('product')
    .set({ import_number: importNumber })
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
}

async function remove({ transaction, siteId }: Step, ids: string[]) {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('product')
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
}
