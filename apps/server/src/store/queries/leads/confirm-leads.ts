import { CONFIRMATION_AWAITED, confirmationMailId } from '../../records/delivery-record.ts';
import { LATEST_ARRIVAL_MS, type NewConversion } from '../../records/event-records.ts';
import type { LeadConfirmationStore } from '../../records/lead-record.ts';
import type { Database } from '../../database.ts';
import { ownsSite } from '../sites/owns-site.ts';

/**
 * The minimum time between two confirmation mails, so that nobody can fill another person's mailbox
 * by sending forms with the same address.
 */
const GAP_MS = 3_600_000;

export function buildLeadConfirmation(db: Database): LeadConfirmationStore {
  return {
    confirmLead: (leadId, address, at) =>
      db.transaction().execute(async (transaction) => {
        const lead = await transaction
          .selectFrom('lead')
          .select(['site_id', 'person', 'confirmation'])
          .where('id', '=', leadId)
          .executeTakeFirst();
        if (!lead || lead.confirmation === '' || lead.person !== address) return false;
        const confirmed = await transaction
          .updateTable('lead')
          .set({ confirmation: 'confirmed' })
          .where('site_id', '=', lead.site_id)
          .where('person', '=', address)
          .where('confirmation', '=', 'pending')
          .returning('id')
          .execute();
        for (const { id } of confirmed)
          await transaction
            .updateTable('lead_notice')
            .set({ due_at: at })
            .where('lead_id', '=', id)
            .where('due_at', '=', CONFIRMATION_AWAITED)
            .execute();
        return true;
      }),
    async askConfirmationAgain(accountId, { siteId, leadId }, at) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      return db
        .transaction()
        .execute((transaction) => askAgain(transaction, { siteId, leadId }, at));
    },
  };
}

async function askAgain(
  transaction: Database,
  { siteId, leadId }: { readonly siteId: string; readonly leadId: string },
  at: number,
) {
  const lead = await transaction
    .selectFrom('lead')
    .select(['account_id', 'email', 'at'])
    .where('id', '=', leadId)
    .where('site_id', '=', siteId)
    .where('confirmation', '=', 'pending')
    .executeTakeFirst();
  if (!lead) return undefined;
  const id = confirmationMailId(leadId);
  const last = await transaction
    .selectFrom('delivery_log')
    .select('at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (Math.abs((last?.at ?? lead.at) - at) < GAP_MS) return false;
  const queued = await transaction
    .insertInto('lead_notice')
    .values({
      id,
      lead_id: leadId,
      site_id: siteId,
      account_id: lead.account_id,
      way: 'mail',
      address: lead.email,
      leads: 1,
      tries: 0,
      due_at: at,
      week: '',
      confirms: 1,
      stock: '',
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  return queued.length > 0;
}

/**
 * The leads whose address may be asked now, because it was not asked within the last hour. The link
 * of the earlier mail confirms the later leads, too. A lead that arrives late may have been asked
 * at any time before, so that nobody can get around the limit with invented times.
 */
export async function mayBeAsked(
  transaction: Database,
  leads: readonly NewConversion[],
): Promise<ReadonlySet<NewConversion>> {
  const allowed = new Set<NewConversion>();
  const asked = new Set<string>();
  for (const lead of leads) {
    if (!lead.deliveries.some(({ asksConfirmation }) => asksConfirmation === true)) continue;
    const person = lead.email.trim().toLowerCase();
    const { at, arrivedAt = at } = lead;
    const since = arrivedAt > at ? arrivedAt - LATEST_ARRIVAL_MS : at;
    const earlier = await transaction
      .selectFrom('lead')
      .select('id')
      .where('site_id', '=', lead.siteId)
      .where('person', '=', person)
      .where('at', '>', since - GAP_MS)
      .where('at', '<=', arrivedAt)
      .where('id', '<>', lead.id)
      .where('confirmation', '=', 'pending')
      .limit(1)
      .executeTakeFirst();
    const key = `${lead.siteId} ${person}`;
    // The leads of this commit are already stored, so they also find each other as earlier leads.
    if (earlier && !leads.some(({ id }) => id === earlier.id)) continue;
    if (!asked.has(key)) allowed.add(lead);
    asked.add(key);
  }
  return allowed;
}
