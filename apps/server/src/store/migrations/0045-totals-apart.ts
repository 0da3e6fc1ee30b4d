import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * In PostgreSQL the totals of each day get their own partition of the table. Before, they were
 * stored between the values that reports split by, each total in another block, so reading the
 * numbers of a year read thousands of blocks. An index that contains the counts would have to be
 * written at each count; a partition makes writing no slower. SQLite keeps rows in the order of
 * their key and needs no partition.
 */
export const setTotalsApart: MigrationStep = {
  name: '0045-totals-apart',
  async up(db, engine) {
    if (engine.name !== 'postgres') return;
    for (const step of STEPS) await sql.raw(step).execute(db);
  },
};

/** The old table becomes the default partition, so most rows are not moved. */
const STEPS = [
  'alter table report_day rename to report_day_split',
  'alter index report_day_key rename to report_day_split_key',
  `create table report_day (
    like report_day_split including defaults,
    constraint report_day_key primary key (scope_id, dimension, day, value)
  ) partition by list (dimension)`,
  `create table report_day_all partition of report_day for values in ('all')`,
  `insert into report_day_all select * from report_day_split where dimension = 'all'`,
  `delete from report_day_split where dimension = 'all'`,
  'alter table report_day attach partition report_day_split default',
  'analyze report_day',
];
