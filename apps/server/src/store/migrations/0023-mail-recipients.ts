import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * Who agreed to get mails about an account's leads. Addresses that got them before this step keep
 * getting them.
 */
export const createMailRecipients: MigrationStep = {
  name: '0023-mail-recipients',
  async up(db) {
    await db.schema
      .createTable('mail_recipient')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .addPrimaryKeyConstraint('mail_recipient_key', ['account_id', 'address'])
      .execute();
    await db.schema
      .createIndex('mail_recipient_address')
      .on('mail_recipient')
      .columns(['address', 'asked_at'])
      .execute();
    const sites = await sql<Row>`select account_id, settings, created_at from site`.execute(db);
    for (const { account_id, settings, created_at } of sites.rows)
      for (const address of addressesIn(settings))
        await sql`insert into mail_recipient (account_id, address, confirmed_at)
          values (${account_id}, ${address}, ${created_at}) on conflict do nothing`.execute(db);
  },
};

interface Row {
  readonly account_id: string;
  readonly settings: string;
  readonly created_at: number;
}

function addressesIn(settings: string): readonly string[] {
  const { leadNotices } = Object(JSON.parse(settings));
  const emails: unknown = Object(leadNotices).emails;
  return Array.isArray(emails) ? emails.map((email) => String(email).toLowerCase()) : [];
}
