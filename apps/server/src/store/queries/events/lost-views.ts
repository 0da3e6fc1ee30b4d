import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';

/** Popups looked at in one step. It takes some milliseconds. */
const POPUPS_A_STEP = 200;

/**
 * Records removed popups that still have views, so that `removeLeftovers` removes these views.
 * Views are left behind during an update: a server of an older version removes them with their
 * site, but a server of a newer version, which removes them with their popup, may have finished the
 * site. docs/decisions/0063.
 */
export async function recordLostViews(db: Database, isStopped: () => boolean): Promise<void> {
  let last = '';
  while (!isStopped()) {
    // Each row of the recursion finds the next popup in the index, which is faster than reading all
    // views.
    const { rows } = await sql<{ id: string; lost: number }>`
      with recursive viewed (id, place) as (
        select min(popup_id), 1 from view_event where popup_id > ${last}
        union all
        select (select min(popup_id) from view_event where popup_id > viewed.id), place + 1
          from viewed where viewed.id is not null and place < ${sql.lit(POPUPS_A_STEP)}
      )
      select viewed.id, case when popup.id is null then 1 else 0 end as lost
        from viewed left join popup on popup.id = viewed.id
        where viewed.id is not null order by viewed.id`.execute(db);
    const lost = rows.filter((row) => row.lost === 1);
    if (lost.length > 0)
      await db
        .insertInto('leftover')
        .values(lost.map(({ id }) => ({ owner_id: id, kind: 'popup' })))
        .onConflict((oc) => oc.doNothing())
        .execute();
    if (rows.length < POPUPS_A_STEP) return;
    last = rows.at(-1)?.id ?? '';
    await letOthersRun();
  }
}
