import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { GoalDays, GoalStore } from '../records/goal-record.ts';

/** The maximum number of names in an answer; a real site has fewer. */
const MOST_SUMS = 100;
const THOUSAND = 1000;

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
  };
}

function within({ from, until }: GoalDays) {
  return sql<boolean>`day between ${from} and ${until}`;
}

/** PostgreSQL gives sums of bigint as text. */
function toSum({ count, value }: { readonly count: number; readonly value: number }) {
  return { count: Number(count), value: Number(value) / THOUSAND };
}
