import type { ColumnDataType, CreateTableBuilder } from 'kysely';
import type { Database, Engine } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

/** Columns as `name type`; `?`: may be null. */
interface TableSketch {
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly indexes?: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly unique?: boolean;
  }[];
}

const SKETCHES: Readonly<Record<string, TableSketch>> = {
  owner_account: {
    columns: [
      'id text',
      'name text',
      'plan text',
      'views_limit? bigint',
      'suspended integer',
      'over_limit_since? bigint',
      'created_at bigint',
    ],
    key: ['id'],
  },
  account_member: {
    columns: ['account_id text', 'user_id text'],
    key: ['user_id', 'account_id'],
  },
  site: {
    columns: [
      'id text',
      'client_id text',
      'account_id text',
      'name text',
      'settings text',
      'created_at bigint',
      'updated_at bigint',
      'last_seen_at? bigint',
      'last_seen_url? text',
    ],
    key: ['id'],
    indexes: [
      { name: 'site_client', columns: ['client_id'], unique: true },
      { name: 'site_account', columns: ['account_id', 'created_at'] },
    ],
  },
  site_domain: {
    columns: ['site_id text', 'host_name text'],
    key: ['host_name', 'site_id'],
    indexes: [{ name: 'site_domain_site', columns: ['site_id'] }],
  },
  popup: {
    columns: [
      'id text',
      'site_id text',
      'account_id text',
      'name text',
      'type text',
      'format text',
      'theme text',
      'language text',
      'target text',
      'status text',
      'design text',
      'settings text',
      'revision integer',
      'published? text',
      'created_at bigint',
      'updated_at bigint',
    ],
    key: ['id'],
    indexes: [
      { name: 'popup_site', columns: ['site_id', 'status'] },
      { name: 'popup_account', columns: ['account_id'] },
    ],
  },
  template: {
    columns: ['hash text', 'html text'],
    key: ['hash'],
  },
  view_event: {
    columns: [
      'id text',
      'popup_id text',
      'site_id text',
      'visitor_id text',
      'trigger_name text',
      'device text',
      'country text',
      'url text',
      'at bigint',
    ],
    key: ['id'],
    indexes: [{ name: 'view_event_site', columns: ['site_id'] }],
  },
  close_event: {
    columns: [
      'id text',
      'popup_id text',
      'site_id text',
      'view_id text',
      'close_trigger text',
      'url text',
      'at bigint',
    ],
    key: ['id'],
    indexes: [{ name: 'close_event_site', columns: ['site_id'] }],
  },
  lead: {
    columns: [
      'id text',
      'popup_id text',
      'site_id text',
      'account_id text',
      'view_id text',
      'visitor_id text',
      'email text',
      'name text',
      'phone text',
      'fields text',
      'trigger_name text',
      'device text',
      'country text',
      'url text',
      'referrer text',
      'suspicion text',
      'coupon_code text',
      'prize_label text',
      'extra_button text',
      'partial integer',
      'context text',
      'search_text text',
      'at bigint',
    ],
    key: ['id'],
    indexes: [{ name: 'lead_newest', columns: ['site_id', 'at', 'id'] }],
  },
  day_count: {
    columns: [
      'popup_id text',
      'day text',
      'kind text',
      'detail text',
      'site_id text',
      'account_id text',
      'count bigint',
    ],
    key: ['popup_id', 'day', 'kind', 'detail'],
    indexes: [
      { name: 'day_count_site', columns: ['site_id', 'day'] },
      { name: 'day_count_account', columns: ['account_id', 'day'] },
    ],
  },
  activity: {
    columns: [
      'id text',
      'site_id text',
      'kind text',
      'email text',
      'customer_id text',
      'popup_id text',
      'url text',
      'data text',
      'at bigint',
    ],
    key: ['id'],
    indexes: [{ name: 'activity_site', columns: ['site_id', 'at'] }],
  },
  error_report: {
    columns: [
      'id text',
      'site_id text',
      'popup_id text',
      'where_failed text',
      'message text',
      'url text',
      'at bigint',
    ],
    key: ['id'],
    indexes: [{ name: 'error_report_site', columns: ['site_id', 'at'] }],
  },
  draw: {
    columns: [
      'id text',
      'popup_id text',
      'visitor_id text',
      'view_id text',
      'prize_id text',
      'label text',
      'winning integer',
      'code text',
      'day text',
      'at bigint',
    ],
    key: ['id'],
    indexes: [{ name: 'draw_once', columns: ['popup_id', 'visitor_id'], unique: true }],
  },
  prize_count: {
    columns: ['popup_id text', 'prize_id text', 'day text', 'count bigint'],
    key: ['popup_id', 'prize_id', 'day'],
  },
  prize_code: {
    columns: ['popup_id text', 'prize_id text', 'code text', 'position integer', 'draw_id? text'],
    key: ['popup_id', 'prize_id', 'code'],
    indexes: [
      { name: 'prize_code_next', columns: ['popup_id', 'prize_id', 'draw_id', 'position'] },
    ],
  },
};

/** The first tables: accounts, sites, popups, events, leads, counts, draws. */
export const createTables: MigrationStep = {
  name: '0001-tables',
  async up(db, engine) {
    for (const [table, sketch] of Object.entries(SKETCHES)) await createTable(db, table, sketch);
    await createChangeTable(db, engine);
  },
};

async function createTable(
  db: Database,
  table: string,
  { columns, key, indexes = [] }: TableSketch,
): Promise<void> {
  let building: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const column of columns) building = addColumn(building, column);
  await building.addPrimaryKeyConstraint(`${table}_key`, [...key]).execute();
  for (const index of indexes) {
    const made = db.schema
      .createIndex(index.name)
      .on(table)
      .columns([...index.columns]);
    await (index.unique ? made.unique() : made).execute();
  }
}

function addColumn(
  table: CreateTableBuilder<string, string>,
  column: string,
): CreateTableBuilder<string, string> {
  const [name = '', type = ''] = column.split(' ');
  const mayBeNull = name.endsWith('?');
  return table.addColumn(name.replace('?', ''), dataType(type), (made) =>
    mayBeNull ? made : made.notNull(),
  );
}

function dataType(type: string): ColumnDataType {
  if (type === 'text' || type === 'integer' || type === 'bigint') return type;
  throw new Error(`No such column type: ${type}`);
}

/**
 * The numbers only grow, even when rows are removed, because each server reads the changes after
 * the last number that it has seen.
 */
async function createChangeTable(db: Database, engine: Engine): Promise<void> {
  await db.schema
    .createTable('site_change')
    .addColumn('number', engine.name === 'sqlite' ? 'integer' : 'bigserial', (made) =>
      engine.name === 'sqlite' ? made.primaryKey().autoIncrement() : made.primaryKey(),
    )
    .addColumn('client_id', 'text', (made) => made.notNull())
    .execute();
}
