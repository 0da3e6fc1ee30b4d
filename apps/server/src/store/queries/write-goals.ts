import type { Database } from '../database.ts';
import type { NewGoal } from '../records/goal-record.ts';

const DAY_MS = 86_400_000;
/** A popup seen longer ago gets no credit. docs/decisions/0035. */
const CREDIT_MS = 7 * DAY_MS;
/** Nobody sees more popups in a week who is no machine. */
const MOST_POPUPS = 50;

/**
 * Writes goals with their credits; one under a known id changes nothing. Goes after the views and
 * leads of its group, so that those count.
 */
export async function writeGoals(
  transaction: Database,
  goals: readonly NewGoal[],
): Promise<ReadonlySet<NewGoal>> {
  const stored = new Set<NewGoal>();
  for (const goal of goals) if (await writeGoal(transaction, goal)) stored.add(goal);
  return stored;
}

async function writeGoal(transaction: Database, goal: NewGoal): Promise<boolean> {
  const common = {
    site_id: goal.siteId,
    account_id: goal.accountId,
    name: goal.name,
    thousandths: goal.value === undefined ? null : Math.round(goal.value * 1000),
    currency: goal.currency,
    day: goal.day,
  };
  const row = { ...common, id: goal.id, visitor_id: goal.visitorId, url: goal.url, at: goal.at };
  const stored = await transaction
    .insertInto('goal_event')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  if (stored.length === 0) return false;
  const credits = await findCredits(transaction, goal);
  if (credits.length > 0)
    await transaction
      .insertInto('goal_credit')
      .values(credits.map((credit) => ({ ...common, ...credit, goal_id: goal.id })))
      .execute();
  return true;
}

/** The popups that the visitor saw in the time before, and whether they converted on them. */
async function findCredits(
  transaction: Database,
  { siteId, visitorId, at }: NewGoal,
): Promise<readonly { readonly popup_id: string; readonly converted: number }[]> {
  if (visitorId === '') return [];
  const seen = await transaction
    .selectFrom('view_event')
    .select('popup_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('visitor_id', '=', visitorId)
    .where('at', '>', at - CREDIT_MS)
    .where('at', '<=', at)
    .limit(MOST_POPUPS)
    .execute();
  const ids = seen.map(({ popup_id: id }) => id);
  if (ids.length === 0) return [];
  const leads = await transaction
    .selectFrom('lead')
    .select('popup_id')
    .distinct()
    .where('popup_id', 'in', ids)
    .where('visitor_id', '=', visitorId)
    .where('partial', '=', 0)
    .where('at', '>', at - CREDIT_MS)
    .where('at', '<=', at)
    .execute();
  const converted = new Set(leads.map(({ popup_id: id }) => id));
  return ids.map((id) => ({ popup_id: id, converted: converted.has(id) ? 1 : 0 }));
}
