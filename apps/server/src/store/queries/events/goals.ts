import { sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';
import type { GoalDays, GoalStore, NewGoal } from '../../records/goal-record.ts';

/** The maximum number of names in an answer; a real site has fewer. */
const MOST_SUMS = 100;
const THOUSAND = 1000;
/** Goals read at a time. */
const CHUNK = 500;

export function buildGoalStore(db: Database): GoalStore {
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
  };
}

async function* streamGoals(
  db: Database,
  accountId: string,
  siteId: string,
): AsyncGenerator<readonly NewGoal[]> {
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
    yield rows.map(({ id, visitor_id, name, thousandths, currency, url, at, day }) => ({
      id,
      siteId,
      accountId,
      visitorId: visitor_id,
      name,
      value: thousandths === null ? undefined : Number(thousandths) / THOUSAND,
      currency,
      url,
      at: Number(at),
      day,
    }));
    after = last;
    await letOthersRun();
  }
}

function within({ from, until }: GoalDays) {
  return sql<boolean>`day between ${from} and ${until}`;
}

/** PostgreSQL gives sums of bigint as text. */
function toSum({ count, value }: { readonly count: number; readonly value: number }) {
  return { count: Number(count), value: Number(value) / THOUSAND };
}
