import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * The value of goals by day and by each value that reports split by; also saved views and weekly
 * mails. For earlier goals only the totals are filled in. The views that led to them are not read
 * again.
 */
export const createReportMoney: MigrationStep = {
  name: '0035-report-money',
  async up(db, engine) {
    const table = db.schema
      .createTable('report_money')
      .addColumn('scope_id', 'text', (column) => column.notNull())
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('orders', 'bigint', (column) => column.notNull())
      .addColumn('thousandths', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_money_key', [
        'scope_id',
        'dimension',
        'day',
        'value',
        'currency',
      ]);
    await (engine.name === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
    await fill(db);
    await createViewsAndMails(db);
  },
};

/** Reports that owners saved, and the latest week for which each address got a mail. */
async function createViewsAndMails(db: Database): Promise<void> {
  await db.schema
    .createTable('report_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('report_view_site')
    .on('report_view')
    .columns(['site_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('report_mail')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('off', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_mail_key', ['site_id', 'address'])
    .execute();
}

async function fill(db: Database): Promise<void> {
  const worth = sql`currency <> '' and thousandths is not null`;
  await sql`insert into report_money
    select site_id, 'goals', day, '', currency, count(*), sum(thousandths)
    from goal_event where ${worth} group by site_id, day, currency`.execute(db);
  await sql`insert into report_money
    select popup_id, 'all', day, '', currency, count(*), sum(thousandths)
    from goal_credit where ${worth} group by popup_id, day, currency`.execute(db);
  await sql`insert into report_money
    select site_id, 'all', day, '', currency, count(*), sum(thousandths)
    from goal_event where ${worth} and id in (select goal_id from goal_credit)
    group by site_id, day, currency`.execute(db);
}
