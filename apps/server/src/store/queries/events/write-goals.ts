import type { Database } from '../../database.ts';
import type { MoneyRow } from '../reports/money-tally.ts';
import type { NewGoal } from '../../records/goal-record.ts';
import { readCountedRows, rowsOfGoal, takenOut } from './count-goal.ts';
import { goalRow, thousandthsOf, worthOf } from './goal-row.ts';
import type { GoalTally } from './goal-tally.ts';
import { type OrderedCart, readCarts } from './ordered-carts.ts';
import { CREDIT_MS, readSeen, type SeenPopups } from './seen-popups.ts';

/**
 * Writes goals with their credits. A goal with a known id changes nothing, unless it corrects or
 * replaces the stored report. It runs after the views and leads of its group are written, so that
 * those count. Returns the goals that changed something, each with what is stored of it.
 */
export async function writeGoals(
  transaction: Database,
  goals: readonly NewGoal[],
  tally: GoalTally,
): Promise<ReadonlyMap<NewGoal, NewGoal>> {
  const written = new Map<NewGoal, NewGoal>();
  for (const goal of goals) {
    const stored = await writeGoal(transaction, goal, tally);
    if (stored !== undefined) written.set(goal, stored);
  }
  return written;
}

async function writeGoal(
  transaction: Database,
  goal: NewGoal,
  tally: GoalTally,
): Promise<NewGoal | undefined> {
  if (await insertGoal(transaction, goal)) {
    await creditGoal(transaction, goal, tally);
    return goal;
  }
  const first = await holdUncredited(transaction, goal);
  const better = first && (await findBetter(transaction, first, goal));
  if (first === undefined || better === undefined) return undefined;
  await transaction
    .updateTable('goal_event')
    .set(goalRow(better))
    .where('id', '=', better.id)
    .execute();
  // A report of the same group has not been written.
  if (!tally.has(goal.id)) {
    tally.money.add(takenOut(first.rows));
    tally.addCarts(goal.id, first.carts);
  }
  await creditGoal(transaction, better, tally);
  return better;
}

/** Returns whether the goal is stored now; its id may be known. */
async function insertGoal(transaction: Database, goal: NewGoal): Promise<boolean> {
  const stored = await transaction
    .insertInto('goal_event')
    .values({ ...goalRow(goal), counted: '', counted_pages: '', carts: '', left_out: 0 })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  return stored.length > 0;
}

/** Writes a stored goal's credits, and counts it. */
async function creditGoal(transaction: Database, goal: NewGoal, tally: GoalTally): Promise<void> {
  const seen = await readSeen(transaction, goal);
  const credits = await findCredits(transaction, goal, seen);
  const worth = worthOf(goal);
  if (credits.length > 0)
    await transaction
      .insertInto('goal_credit')
      .values(credits.map((credit) => ({ ...worth, ...credit, goal_id: goal.id })))
      .execute();
  tally.count(goal.id, rowsOfGoal({ ...worth, siteId: goal.siteId }, seen));
}

interface StoredReport extends Pick<NewGoal, 'visitorId' | 'url' | 'day' | 'at' | 'currency'> {
  /** Null: it had no value. */
  readonly thousandths: number | null;
  /** What it was counted as. */
  readonly rows: readonly MoneyRow[];
  readonly carts: readonly OrderedCart[];
}

/**
 * The stored report of a goal, locked until the transaction ends, so that no other server replaces
 * it as well. Undefined if it is credited to a popup: such a report stays, whatever comes later.
 */
async function holdUncredited(
  transaction: Database,
  { id, siteId, name }: NewGoal,
): Promise<StoredReport | undefined> {
  const row = await transaction
    .updateTable('goal_event')
    .set({ site_id: siteId })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.left_out === 1) return undefined;
  const credit = await transaction
    .selectFrom('goal_credit')
    .select('goal_id')
    .where('goal_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (credit !== undefined) return undefined;
  const { visitor_id: visitorId, url, day, currency } = row;
  // PostgreSQL gives a bigint as text.
  const thousandths = row.thousandths === null ? null : Number(row.thousandths);
  const worth = { siteId, name, day, currency, thousandths };
  const rows = readCountedRows(worth, row) ?? rowsOfGoal(worth, new Map());
  return { visitorId, url, at: Number(row.at), ...worth, rows, carts: readCarts(row.carts) };
}

/**
 * What is to be stored instead of the first report of a goal, which is credited to no popup.
 * Undefined: the first report stays. docs/behaviour/goals.md#which-report-of-a-number-counts.
 */
async function findBetter(
  transaction: Database,
  first: StoredReport,
  goal: NewGoal,
): Promise<NewGoal | undefined> {
  const addsValue = !hasValue(first.thousandths) && hasValue(thousandthsOf(goal.value));
  if (first.visitorId !== '' && first.visitorId === goal.visitorId) {
    // A popup on the page that says thanks is seen after the first report, so its time stays.
    const { url, day, at } = first;
    return addsValue ? { ...goal, url, day, at } : undefined;
  }
  if (addsValue) return goal;
  // Whoever makes up a report cannot know the value, so this one is of the order itself.
  if (first.visitorId !== '' && hasSameWorth(first, goal)) return undefined;
  const seen = await readSeen(transaction, goal);
  return seen.size > 0 ? goal : undefined;
}

function hasValue(thousandths: number | null): boolean {
  return thousandths !== null && thousandths > 0;
}

/** An owner may set the currency between two reports of an order, so a missing one is no other. */
function hasSameWorth(first: StoredReport, { value, currency }: NewGoal): boolean {
  const thousandths = thousandthsOf(value) ?? 0;
  if ((first.thousandths ?? 0) !== thousandths) return false;
  if (thousandths === 0 || first.currency === '' || currency === '') return true;
  return first.currency === currency;
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
