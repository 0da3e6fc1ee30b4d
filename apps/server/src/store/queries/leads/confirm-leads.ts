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
 * of the earlier mail confirms the later leads, too. The time of the mail counts, not that of its
 * lead, so that nobody can get around the limit with invented times.
 */
export async function mayBeAsked(
  transaction: Database,
  leads: readonly NewConversion[],
): Promise<ReadonlySet<NewConversion>> {
  const allowed = new Set<NewConversion>();
  const asked = new Set<string>();
  for (const lead of leads) {
    if (!lead.deliveries.some(({ asksConfirmation }) => asksConfirmation === true)) continue;
    const key = `${lead.siteId} ${personOf(lead)}`;
    if (!asked.has(key) && !(await wasAsked(transaction, lead))) allowed.add(lead);
    asked.add(key);
  }
  return allowed;
}

/** Whether a mail to this person waits to be sent, or was sent within the last hour. */
async function wasAsked(transaction: Database, lead: NewConversion): Promise<boolean> {
  const { siteId, at, arrivedAt = at } = lead;
  const since = arrivedAt - GAP_MS;
  const earlier = await transaction
    .selectFrom('lead')
    .select('lead.id')
    .where('lead.site_id', '=', siteId)
    .where('lead.person', '=', personOf(lead))
    // A lead that was asked within the last hour may have arrived late.
    .where('lead.at', '>', since - LATEST_ARRIVAL_MS)
    .where('lead.confirmation', '=', 'pending')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('lead_notice')
            .select('lead_notice.id')
            .whereRef('lead_notice.site_id', '=', 'lead.site_id')
            .whereRef('lead_notice.lead_id', '=', 'lead.id')
            .where('lead_notice.confirms', '=', 1),
        ),
        exists(
          selectFrom('delivery_log')
            .select('delivery_log.id')
            .whereRef('delivery_log.lead_id', '=', 'lead.id')
            .where('delivery_log.confirms', '=', 1)
            .where('delivery_log.at', '>', since),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

function personOf({ email }: NewConversion): string {
  return email.trim().toLowerCase();
}
