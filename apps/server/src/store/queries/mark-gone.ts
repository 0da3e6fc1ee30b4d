import { letOthersRun } from '../../lib/let-others-run.ts';
import type { Database } from '../database.ts';
import { AVAILABILITY } from './product-row.ts';
import type { ImportKey } from './write-import-step.ts';

const STEP = 100;

/**
 * Marks the products that an import did not see, in small steps; returns how many went with it.
 * Those of earlier imports that were gone already only get the number, and are not looked at
 * again.
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
      .select(['variant_id', 'availability'])
      .where('site_id', '=', siteId)
      .where('import_number', '<', importNumber)
      .limit(STEP)
      .execute();
    if (rows.length === 0) return gone;
    const ids = rows.map(({ variant_id: id }) => id);
    await db.transaction().execute(async (transaction) => {
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
    });
    gone += rows.filter(({ availability }) => availability !== AVAILABILITY.gone).length;
    await letOthersRun();
  }
}
