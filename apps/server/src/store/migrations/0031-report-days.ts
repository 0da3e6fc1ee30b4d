import { sql } from 'kysely';
import type { Database, Engine } from '../database.ts';
import { fillFromCounts, fillFromEvents } from './fill-report-days.ts';
import type { MigrationStep } from './migration-step.ts';

const COUNTS = ['offered', 'lost', 'views', 'interactions', 'closes', 'conversions', 'leads'];

/**
 * Counts by day and by each value that reports split by, instead of `day_count`. Views also get
 * columns about where their visitors came from. Counts of earlier events are made from `day_count`,
 * and from the events where `day_count` lacks a value.
 */
export const createReportDays: MigrationStep = {
  name: '0031-report-days',
  async up(db, engine) {
    await addToViews(db);
    await createTable(db, engine);
    await fillFromCounts(db);
    await fillFromEvents(db);
    await db.schema.dropTable('day_count').execute();
  },
};

async function addToViews(db: Database): Promise<void> {
  for (const name of ['source', 'language', 'visitor_kind'])
    await db.schema
      .alterTable('view_event')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await db.schema.alterTable('view_event').addColumn('interacted_at', 'bigint').execute();
}

/**
 * A report reads a range of the key. SQLite keeps the counts with the key, so it reads nothing
 * else.
 */
async function createTable(db: Database, engine: Engine): Promise<void> {
  let table = db.schema
    .createTable('report_day')
    .addColumn('scope_id', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull());
  for (const name of COUNTS)
    table = table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(sql`0`));
  const keyed = table.addPrimaryKeyConstraint('report_day_key', [
    'scope_id',
    'dimension',
    'day',
    'value',
  ]);
  await (engine.name === 'sqlite' ? keyed.modifyEnd(sql`without rowid`) : keyed).execute();
}
