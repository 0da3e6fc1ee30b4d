import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/** Notes of owners on leads, and the person of each lead: all leads with one address are one person. */
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
