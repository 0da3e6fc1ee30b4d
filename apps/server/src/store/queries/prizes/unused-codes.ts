import type { Database } from '../../database.ts';
import type { PoolKey } from '../../records/prize-record.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { READ_STEP } from './known-codes.ts';

/** The codes that were not given out, some at a time. */
export async function* unusedCodes(
  db: Database,
  { popupId, prizeId }: PoolKey,
): AsyncGenerator<readonly string[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('prize_code')
      .select(['code', 'position'])
      .where('popup_id', '=', popupId)
      .where('prize_id', '=', prizeId)
      .where('draw_id', 'is', null)
      .where('position', '>', after)
      .orderBy('position')
      .limit(READ_STEP)
      .execute();
    if (rows.length > 0) yield rows.map(({ code }) => code);
    if (rows.length < READ_STEP) return;
    after = rows.at(-1)?.position ?? after;
    await letOthersRun();
  }
}
