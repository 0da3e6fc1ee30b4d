import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/** What owners write on leads, and whose lead it is: all of one address are one person. */
export const addLeadCare: MigrationStep = {
  name: '0037-lead-care',
  async up(db) {
    for (const [name, standard] of [
      ['tags', '[]'],
      ['note', ''],
      ['person', ''],
    ] as const)
      await db.schema
        .alterTable('lead')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(standard))
        .execute();
    await sql`update lead set person = lower(email) where email <> ''`.execute(db);
    await db.schema
      .createIndex('lead_person')
      .on('lead')
      .columns(['site_id', 'person', 'at', 'id'])
      .execute();
  },
};
