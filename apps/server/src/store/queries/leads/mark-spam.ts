import type { Database, Engine } from '../../database.ts';
import { type LeadCareStore, MACHINE_MADE, OWNER_SAYS_SPAM } from '../../records/lead-record.ts';
import { writeDeliveries } from '../deliveries/write-deliveries.ts';
import { againAfterConflict } from '../again-after-conflict.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { leaveOutOfCounts, takeIntoCounts } from './count-marked-leads.ts';
import { toStoredConversion } from './lead-row.ts';

type Marking = Parameters<LeadCareStore['setSpam']>;

/** `LeadCareStore.setSpam`. */
export function buildSetSpam(db: Database, engine: Engine): LeadCareStore['setSpam'] {
  return async (accountId, leads, change) => {
    if (leads.leadIds.length === 0 || !(await ownsSite(db, accountId, leads.siteId))) return 0;
    // Visitors' calls write leads in the order in which the leads arrived, so they may conflict
    // with this.
    return againAfterConflict(() =>
      db.transaction().execute(async (transaction) => {
        // Without this lock, two changes of the same leads in a different order would wait for each
        // other.
        await engine.lock(transaction, `care of leads of ${leads.siteId}`);
        return markLeads(transaction, leads, change);
      }),
    );
  };
}

async function markLeads(
  transaction: Database,
  { siteId, leadIds }: Marking[1],
  { isSpam, lists, dayOf, deliveriesOf }: Marking[2],
): Promise<number> {
  const rows = await transaction
    .updateTable('lead')
    .set({ suspicion: isSpam ? OWNER_SAYS_SPAM : '' })
    .where('id', 'in', leadIds)
    .where('site_id', '=', siteId)
    .where('suspicion', isSpam ? 'not in' : 'in', [...MACHINE_MADE])
    .returningAll()
    .execute();
  if (isSpam) await leaveOutOfCounts(transaction, rows);
  else await takeIntoCounts(transaction, rows, dayOf);
  if (isSpam && rows.length > 0 && lists.length > 0)
    await transaction
      .deleteFrom('lead_notice')
      .where(
        'lead_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('address', 'in', [...lists])
      .execute();
  await writeDeliveries(
    transaction,
    rows
      .map(toStoredConversion)
      .map((lead) => ({ ...lead, deliveries: isSpam ? [] : deliveriesOf(lead) })),
  );
  return rows.length;
}
