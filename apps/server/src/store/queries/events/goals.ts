import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database, Engine } from '../../database.ts';
import type { GoalDays, GoalStore } from '../../records/goal-record.ts';
import { fromThousandths } from '../thousandths.ts';
import { toGoal } from './goal-row.ts';
import { buildLeaveOut } from './leave-out-goals.ts';
import { listGoals } from './list-goals.ts';

type Streamed =
  ReturnType<GoalStore['streamGoals']> extends AsyncIterable<infer Some> ? Some : never;

/** The maximum number of names in an answer; a real site has fewer. */
const MOST_SUMS = 100;
/** Goals read at a time. */
const CHUNK = 500;

export function buildGoalStore(db: Database, engine: Engine): GoalStore {
  const sums = {
    count: sql<number>`count(*)`.as('count'),
    value: sql<number>`coalesce(sum(thousandths), 0)`.as('value'),
  };
  return {
    async siteGoals(accountId, siteId, days) {
      const rows = await db
        .selectFrom('goal_event')
        .select(['name', 'currency', sums.count, sums.value])
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .where('left_out', '=', 0)
        .where(within(days))
        .groupBy(['name', 'currency'])
        .orderBy('count', 'desc')
        .orderBy('name')
        .limit(MOST_SUMS)
        .execute();
      return rows.map(({ name, currency, ...row }) => ({ name, currency, ...toSum(row) }));
    },
    async popupGoals(accountId, siteId, days) {
      const rows = await db
        .selectFrom('goal_credit')
        .select(['popup_id', 'name', 'currency', sums.count, sums.value])
        .select(sql<number>`sum(converted)`.as('converted_count'))
        .select(sql<number>`coalesce(sum(thousandths * converted), 0)`.as('converted_value'))
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .where(sql<boolean>`goal_id not in (select id from goal_event
          where site_id = ${siteId} and left_out = 1 and ${within(days)})`)
        .where(within(days))
        .groupBy(['popup_id', 'name', 'currency'])
        .orderBy('count', 'desc')
        .orderBy('popup_id')
        .orderBy('name')
        .execute();
      return rows.map((row) => ({
        popupId: row.popup_id,
        name: row.name,
        currency: row.currency,
        ...toSum(row),
        converted: toSum({ count: row.converted_count, value: row.converted_value }),
      }));
    },
    streamGoals: (accountId, siteId) => streamGoals(db, accountId, siteId),
    goalsOf: (accountId, siteId, page) => listGoals(db, { accountId, siteId }, page),
    leaveOutGoals: buildLeaveOut(db, engine),
  };
}

async function* streamGoals(
  db: Database,
  accountId: string,
  siteId: string,
): AsyncGenerator<Streamed> {
  let after = { day: '', id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('goal_event')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .where(sql<boolean>`(day, id) > (${after.day}, ${after.id})`)
      .orderBy('day')
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({ ...toGoal(row), isLeftOut: row.left_out === 1 }));
    after = last;
    await letOthersRun();
  }
}

function within({ from, until }: GoalDays) {
  return sql<boolean>`day between ${from} and ${until}`;
}

/** PostgreSQL gives sums of bigint as text. */
function toSum({ count, value }: { readonly count: number; readonly value: number }) {
  return { count: Number(count), value: fromThousandths(value) };
}
