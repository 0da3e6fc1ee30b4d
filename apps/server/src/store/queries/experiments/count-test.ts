import { ORDER_GOAL } from '@beckon/contract/values';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AbTestRecord, TestCounts } from '../../records/ab-test-record.ts';
import type { Database } from '../../database.ts';
import { ERASED_PREFIX } from '../leads/erase-visitors.ts';
import { countedIn, toTotals, totalsColumns, type TotalsRow } from './goal-totals.ts';
import { isSuccess } from './is-success.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { HOUR_MS } from '../../../lib/time/durations.ts';

/**
 * A goal counts within this time, which is also how long a popup gets credit for a goal.
 * docs/decisions/0035.
 */
const GOAL_WITHIN_MS = 7 * 86_400_000;
/** Sorts after all ids of erased visitors, and before those of others. */
const AFTER_ERASED = 'erased!';
/** The views read in one step. It takes some hundredths of a second. */
const VIEWS_A_STEP = 20_000;

interface Span {
  readonly from: number;
  readonly until: number;
  /** Smaller in tests. */
  readonly viewsAStep?: number;
}

/**
 * Counts each visitor of an arm once, from the first view on: how many there are, and how many of
 * them succeeded after it.
 */
export async function countTest(
  db: Database,
  { siteId, goal, arms }: Pick<AbTestRecord, 'siteId' | 'goal' | 'arms'>,
  span: Span,
): Promise<readonly TestCounts[]> {
  const counts: TestCounts[] = [];
  for (const { popupId } of arms) {
    const success =
      goal === ''
        ? sql<SqlBool>`exists (select 1 from lead where lead.popup_id = ${popupId}
            and lead.visitor_id = seen.visitor_id and ${isSuccess()}
            and lead.at >= seen.first_at and lead.at <= ${span.until})
            or ${hadErasedLead(popupId, span.until)}`
        : sql<SqlBool>`exists (select 1 from goal_event where goal_event.site_id = ${siteId}
            and goal_event.visitor_id = seen.visitor_id and goal_event.name = ${goal}
            and goal_event.left_out = 0
            and goal_event.at >= seen.first_at
            and goal_event.at < seen.first_at + ${GOAL_WITHIN_MS})`;
    counts.push(
      await countArm(db, { popupId, siteId, goal: goal || ORDER_GOAL }, { span, success }),
    );
  }
  return counts;
}

/**
 * Whether an erased visitor had left a lead; its hour is known. Reading this of all visitors would
 * take several times as long, because the index of visitors does not have it.
 */
function hadErasedLead(popupId: string, until: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(seen.visitor_id >= ${ERASED_PREFIX} and seen.visitor_id < ${AFTER_ERASED}
    and exists (select 1 from view_event as own where own.popup_id = ${popupId}
      and own.visitor_id = seen.visitor_id and own.erased_lead_at > seen.first_at - ${HOUR_MS}
      and own.erased_lead_at <= ${until}))`;
}

interface Arm {
  readonly popupId: string;
  readonly siteId: string;
  /** The goals of this name are counted. */
  readonly goal: string;
}

/** Goes through the visitors of a popup in steps, so that other work can run between them. */
async function countArm(
  db: Database,
  arm: Arm,
  { span, success }: { readonly span: Span; readonly success: RawBuilder<SqlBool> },
): Promise<TestCounts> {
  const { popupId } = arm;
  const worth: TotalsRow[] = [];
  let [visitors, successes, after] = [0, 0, ''];
  for (;;) {
    const last = await db
      .selectFrom('view_event')
      .select('visitor_id')
      .where('popup_id', '=', popupId)
      .where('visitor_id', '>', after)
      .orderBy('visitor_id')
      .offset((span.viewsAStep ?? VIEWS_A_STEP) - 1)
      .limit(1)
      .executeTakeFirst();
    const step = { after, last: last?.visitor_id };
    const seen = sql`(select visitor_id, min(at) as first_at from view_event
        where popup_id = ${popupId} and ${isInStep(sql.ref('visitor_id'), step)}
          and at >= ${span.from} and at <= ${span.until}
        group by visitor_id) as seen`;
    const { rows } = await sql<{ readonly visitors: number; readonly successes: number }>`
      select count(*) as visitors, coalesce(sum(case when ${success} then 1 else 0 end), 0) as successes
      from ${seen}`.execute(db);
    visitors += Number(rows[0]?.visitors ?? 0);
    successes += Number(rows[0]?.successes ?? 0);
    await letOthersRun();
    const isOfStep = sql<SqlBool>`${isInStep(sql.ref('goal.visitor_id'), step)}
      and goal.at >= ${span.from}`;
    worth.push(...(await readWorth(db, arm, { seen, isOfStep })));
    if (last === undefined) return { popupId, visitors, successes, goals: toTotals(worth) };
    after = last.visitor_id;
    await letOthersRun();
  }
}

interface Step {
  readonly after: string;
  /** Missing: there are no more steps. */
  readonly last: string | undefined;
}

function isInStep(visitorId: RawBuilder<unknown>, { after, last }: Step): RawBuilder<SqlBool> {
  return last === undefined
    ? sql<SqlBool>`${visitorId} > ${after}`
    : sql<SqlBool>`${visitorId} > ${after} and ${visitorId} <= ${last}`;
}

/**
 * The goals of these visitors, by currency. The visitors of the step are also named for the goals,
 * because PostgreSQL would otherwise read all goals of the site in each step. SQLite goes through
 * the visitors, and finds the goals of each by the index of visitors, because it joins in this
 * order and the name is no column: the index of names would read all goals of a week for each
 * visitor.
 */
async function readWorth(
  db: Database,
  { siteId, goal }: Arm,
  {
    seen,
    isOfStep,
  }: { readonly seen: RawBuilder<unknown>; readonly isOfStep: RawBuilder<SqlBool> },
): Promise<readonly TotalsRow[]> {
  const { rows } = await sql<TotalsRow>`select ${totalsColumns()}
    from ${seen} cross join goal_event as goal
    where goal.site_id = ${siteId} and goal.visitor_id = seen.visitor_id
      and ${isOfStep} and goal.name || '' = ${goal} and goal.left_out = 0
      and goal.at >= seen.first_at and goal.at < seen.first_at + ${GOAL_WITHIN_MS}
    group by ${countedIn()}`.execute(db);
  return rows;
}
