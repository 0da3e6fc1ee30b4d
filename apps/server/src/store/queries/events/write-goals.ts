import type { Database } from '../../database.ts';
import type { MoneyTally } from '../reports/money-tally.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';
import { type EventValues, valuesOfStored } from '../reports/report-values.ts';
import type { NewGoal } from '../../records/goal-record.ts';

const DAY_MS = 86_400_000;
/** A popup seen longer ago gets no credit. docs/decisions/0035. */
const CREDIT_MS = 7 * DAY_MS;
/** Only a machine sees more popups in a week. */
const MOST_POPUPS = 50;
const MOST_VIEWS = 500;

/**
 * Writes goals with their credits. A goal with a known id changes nothing. It runs after the views
 * and leads of its group are written, so that those count.
 */
export async function writeGoals(
  transaction: Database,
  goals: readonly NewGoal[],
  tally: MoneyTally,
): Promise<ReadonlySet<NewGoal>> {
  const stored = new Set<NewGoal>();
  for (const goal of goals) if (await writeGoal(transaction, goal, tally)) stored.add(goal);
  return stored;
}

async function writeGoal(
  transaction: Database,
  goal: NewGoal,
  tally: MoneyTally,
): Promise<boolean> {
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
  const seen = await readSeen(transaction, goal);
  const credits = await findCredits(transaction, goal, seen);
  if (credits.length > 0)
    await transaction
      .insertInto('goal_credit')
      .values(credits.map((credit) => ({ ...common, ...credit, goal_id: goal.id })))
      .execute();
  countWorth(tally, { ...common, siteId: goal.siteId }, seen);
  return true;
}

/** The latest view of each popup that the visitor saw, the latest of all first. */
type SeenPopups = ReadonlyMap<string, EventValues>;

interface GoalWorth extends Pick<NewGoal, 'siteId' | 'day' | 'currency'> {
  /** Null: it had no value in money. */
  readonly thousandths: number | null;
}

/**
 * Counts a goal's value for each popup that gets the credit, by the values of its latest view, and
 * once for the site, by the values of the latest view of all.
 */
function countWorth(
  tally: MoneyTally,
  { siteId, day, currency, thousandths }: GoalWorth,
  seen: SeenPopups,
): void {
  if (thousandths === null || currency === '') return;
  const worth = { day, currency, thousandths };
  tally.addGoal(siteId, worth);
  for (const [popupId, values] of seen) tally.add(popupId, worth, values);
  for (const values of [...seen.values()].slice(0, 1)) tally.add(siteId, worth, values);
}

async function readSeen(
  transaction: Database,
  { siteId, visitorId, at }: NewGoal,
): Promise<SeenPopups> {
  if (visitorId === '') return new Map();
  const rows = await transaction
    .selectFrom('view_event')
    .selectAll()
    .where('popup_id', 'in', popupsOfSite(siteId))
    .where('visitor_id', '=', visitorId)
    .where('at', '>', at - CREDIT_MS)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(MOST_VIEWS)
    .execute();
  const seen = new Map<string, EventValues>();
  for (const row of rows)
    if (!seen.has(row.popup_id) && seen.size < MOST_POPUPS)
      seen.set(row.popup_id, valuesOfStored(row));
  return seen;
}

/** The popups that the visitor saw in the time before, and whether they converted on them. */
async function findCredits(
  transaction: Database,
  { visitorId, at }: NewGoal,
  seen: SeenPopups,
): Promise<readonly { readonly popup_id: string; readonly converted: number }[]> {
  const ids = [...seen.keys()];
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
