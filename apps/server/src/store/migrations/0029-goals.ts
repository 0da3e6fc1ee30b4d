import type { MigrationStep } from './migration-step.ts';

/** Goals that visitors reached on sites, and the popups that they had seen before. */
export const createGoals: MigrationStep = {
  name: '0029-goals',
  async up(db) {
    await db.schema
      .createTable('goal_event')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('visitor_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('thousandths', 'bigint')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('goal_credit')
      .addColumn('goal_id', 'text', (column) => column.notNull())
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('thousandths', 'bigint')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('converted', 'integer', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('goal_credit_key', ['goal_id', 'popup_id'])
      .execute();
    for (const [name, table, columns] of INDEXES)
      await db.schema.createIndex(name).on(table).columns(columns).execute();
  },
};

const INDEXES: readonly (readonly [string, string, string[]])[] = [
  ['goal_event_by_day', 'goal_event', ['site_id', 'day']],
  ['goal_event_by_visitor', 'goal_event', ['site_id', 'visitor_id']],
  ['goal_credit_by_popup', 'goal_credit', ['popup_id', 'day']],
  ['goal_credit_by_site', 'goal_credit', ['site_id', 'day']],
];
