import type { Database } from '../../database.ts';
import type { MoneyTally } from '../reports/money-tally.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';
import { type EventValues, valuesOfStored } from '../reports/report-values.ts';
import type { NewGoal } from '../../records/goal-record.ts';
import type { GoalTables } from '../../tables/goal-tables.ts';

const DAY_MS = 86_400_000;
/** A popup seen longer ago gets no credit. docs/decisions/0035. */
const CREDIT_MS = 7 * DAY_MS;
/** Only a machine sees more popups in a week. */
const MOST_POPUPS = 50;
const MOST_VIEWS = 500;

/**
 * Writes goals with their credits. A goal with a known id changes nothing, unless it takes the
 * place of a weaker report. It runs after the views and leads of its group are written, so that
 * those count.
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
  const isNew = await insertGoal(transaction, row);
  const seen = await readSeen(transaction, goal);
  if (!isNew) {
    const replaced = await removeWeaker(transaction, row, seen.size > 0);
    if (replaced === undefined || !(await insertGoal(transaction, row))) return false;
    countWorth(tally, { ...replaced, siteId: goal.siteId, orders: -1 }, new Map());
  }
  const credits = await findCredits(transaction, goal, seen);
  if (credits.length > 0)
    await transaction
      .insertInto('goal_credit')
      .values(credits.map((credit) => ({ ...common, ...credit, goal_id: goal.id })))
      .execute();
  countWorth(tally, { ...common, siteId: goal.siteId }, seen);
  return true;
}

type GoalRow = GoalTables['goal_event'];

/** Returns whether the goal is stored now; its id may be known. */
async function insertGoal(transaction: Database, row: GoalRow): Promise<boolean> {
  const stored = await transaction
    .insertInto('goal_event')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  return stored.length > 0;
}

/**
 * Removes the stored report of a goal if this one is stronger, and returns what was counted for it.
 * Anyone can report order numbers in advance, so the first report counts only until one comes that
 * is credited to a popup, or has a value while the first has none. A report with credit stays.
 * Another report of the same visitor is no stronger by its credit: that visitor has perhaps only
 * loaded the page again, and seen a popup on it.
 */
async function removeWeaker(
  transaction: Database,
  { id, site_id: siteId, visitor_id: visitorId, thousandths }: GoalRow,
  isCredited: boolean,
): Promise<Omit<GoalWorth, 'siteId'> | undefined> {
  const hasValue = thousandths !== null && thousandths > 0;
  if (!isCredited && !hasValue) return undefined;
  const removed = await transaction
    .deleteFrom('goal_event')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('id', 'not in', (query) =>
      query.selectFrom('goal_credit').select('goal_id').where('goal_id', '=', id),
    )
    .where(({ or, eb }) =>
      or([
        ...(isCredited ? [eb('visitor_id', '!=', visitorId)] : []),
        ...(hasValue ? [eb('thousandths', 'is', null), eb('thousandths', '=', 0)] : []),
      ]),
    )
    .returning(['day', 'currency', 'thousandths'])
    .executeTakeFirst();
  if (removed === undefined) return undefined;
  // PostgreSQL gives a bigint as text.
  const counted = removed.thousandths === null ? null : Number(removed.thousandths);
  return { ...removed, thousandths: counted };
}

/** The latest view of each popup that the visitor saw, the latest of all first. */
type SeenPopups = ReadonlyMap<string, EventValues>;

interface GoalWorth extends Pick<NewGoal, 'siteId' | 'day' | 'currency'> {
  /** Null: it had no value in money. */
  readonly thousandths: number | null;
  /** -1: it was counted, and no longer counts. */
  readonly orders?: 1 | -1;
}

/**
 * Counts a goal's value for each popup that gets the credit, by the values of its latest view, and
 * once for the site, by the values of the latest view of all.
 */
function countWorth(
  tally: MoneyTally,
  { siteId, day, currency, thousandths, orders = 1 }: GoalWorth,
  seen: SeenPopups,
): void {
  if (thousandths === null || currency === '') return;
  const worth = { day, currency, thousandths: thousandths * orders, orders };
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
