import { sql } from 'kysely';
import { readPublished } from '../queries/popups/popup-row.ts';
import type { Database } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

const POPUPS_A_STEP = 50;

/**
 * Records which templates each published popup needs, and since when the other templates are
 * unused. The retention job removes unused templates after some days.
 */
export const findUsedTemplates: MigrationStep = {
  name: '0051-used-templates',
  async up(db) {
    for (const column of ['template_hash', 'mobile_template_hash']) {
      await db.schema.alterTable('popup').addColumn(column, 'text').execute();
      await db.schema.createIndex(`popup_${column}`).on('popup').column(column).execute();
    }
    await db.schema
      .createTable('unused_template')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await fillHashes(db);
  },
};

async function fillHashes(db: Database): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ id: string; published: string }>`
      select id, published from popup where published is not null and id > ${last}
      order by id limit ${sql.lit(POPUPS_A_STEP)}`.execute(db);
    for (const { id, published } of rows) {
      const { templateHash = null, mobileTemplateHash = null } = readPublished(published) ?? {};
      await sql`update popup set template_hash = ${templateHash},
        mobile_template_hash = ${mobileTemplateHash} where id = ${id}`.execute(db);
    }
    if (rows.length < POPUPS_A_STEP) return;
    last = rows.at(-1)?.id ?? '';
  }
}
