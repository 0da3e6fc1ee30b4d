import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * What each goal was counted as, so that exactly this can be taken out of the counts again when its
 * owner leaves it out of reports. Empty for all goals that came before this step. Also counts goals
 * by name and goals without a value (currency `-`); of earlier ones only the totals of a day.
 */
export const countGoals: MigrationStep = {
  name: '0061-counted-goals',
  async up(db) {
    for (const column of ['number', 'counted', 'counted_pages', 'carts'])
      await db.schema
        .alterTable('goal_event')
        .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
        .execute();
    await db.schema
      .alterTable('goal_event')
      .addColumn('left_out', 'integer', (one) => one.notNull().defaultTo(0))
      .execute();
    await fillNames(db);
    await fillWithoutValue(db);
  },
};

const CREDITED = sql`id in (select goal_id from goal_credit)`;
const NO_VALUE = sql`(thousandths is null or (thousandths = 0 and currency = ''))`;
/**
 * Not a goal with a value and no currency from before such values were counted: no total of its day
 * has it, so it must not be revenue under its name.
 */
const COUNTED = sql`(currency <> '' or thousandths is null or thousandths = 0
  or (site_id, day) in (select scope_id, day from report_money
    where dimension = 'goals' and value = '' and currency = ''))`;

async function fillNames(db: Database): Promise<void> {
  const fill = (from: RawBuilder<unknown>) =>
    sql`insert into report_money select scope_id, dimension, day, name, counted_in, count(*),
      coalesce(sum(thousandths), 0)
      from (select *, case when ${NO_VALUE} then '-' else currency end as counted_in from ${from}) as goal
      group by scope_id, dimension, day, name, counted_in`.execute(db);
  await fill(sql`(select popup_id as scope_id, 'goal' as dimension, day, name, currency, thousandths
    from goal_credit where ${COUNTED}) as credit`);
  await fill(sql`(select site_id as scope_id, 'goal' as dimension, day, name, currency, thousandths
    from goal_event where ${CREDITED} and ${COUNTED}) as credited`);
  await fill(sql`(select site_id as scope_id, 'every-goal' as dimension, day, name, currency,
    thousandths from goal_event where ${COUNTED}) as every_goal`);
}

async function fillWithoutValue(db: Database): Promise<void> {
  const fill = (dimension: string, scope: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    sql`insert into report_money select ${scope}, ${sql.lit(dimension)}, day, '', '-', count(*), 0
      from ${from} and ${NO_VALUE} group by ${scope}, day`.execute(db);
  await fill('all', sql`popup_id`, sql`goal_credit where 1 = 1`);
  await fill('all', sql`site_id`, sql`goal_event where ${CREDITED}`);
  await fill('goals', sql`site_id`, sql`goal_event where 1 = 1`);
}
