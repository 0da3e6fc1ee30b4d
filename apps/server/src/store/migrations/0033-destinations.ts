import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * Destinations of leads, and the result of each delivery. A site's webhook becomes a destination
 * and keeps its secret. Deliveries that wait for the webhook are sent to this destination.
 */
export const createDestinations: MigrationStep = {
  name: '0033-destinations',
  async up(db) {
    await db.schema
      .createTable('destination')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('secrets', 'text', (column) => column.notNull())
      .addColumn('mapping', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('destination_site').on('destination').column('site_id').execute();
    await db.schema
      .createTable('delivery_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('destination_id', 'text', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('leads', 'integer', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    for (const [name, ...columns] of [
      ['delivery_log_site', 'site_id', 'at', 'id'],
      ['delivery_log_destination', 'destination_id', 'state', 'at'],
      ['delivery_log_lead', 'lead_id'],
      ['delivery_log_at', 'at'],
    ] as const)
      await db.schema
        .createIndex(name)
        .on('delivery_log')
        .columns([...columns])
        .execute();
    await moveWebhooks(db);
  },
};

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly settings: string;
  readonly created_at: number;
}

async function moveWebhooks(db: Parameters<MigrationStep['up']>[0]): Promise<void> {
  const sites = await sql<Row>`select id, account_id, settings, created_at from site`.execute(db);
  for (const { id, account_id, settings, created_at } of sites.rows) {
    const all = Object(JSON.parse(settings));
    const { webhookUrl, webhookSecret, ...notices } = Object(all.leadNotices);
    if (typeof webhookUrl !== 'string') continue;
    const left = JSON.stringify({ ...all, leadNotices: notices });
    await sql`update site set settings = ${left} where id = ${id}`.execute(db);
    if (webhookUrl === '') continue;
    const filled = JSON.stringify({ url: webhookUrl });
    const secrets = JSON.stringify({ oldSecret: String(webhookSecret ?? '') });
    await sql`insert into destination
      (id, site_id, account_id, kind, name, is_on, settings, secrets, mapping, created_at)
      values (${`webhook-${id}`}, ${id}, ${account_id}, 'webhook', 'Webhook', 1, ${filled},
        ${secrets}, '[]', ${created_at})`.execute(db);
  }
  await sql`update lead_notice set address = 'webhook-' || site_id where way = 'webhook'`.execute(
    db,
  );
}
