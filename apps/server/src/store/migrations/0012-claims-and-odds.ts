import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * A host name belongs to the site that listed it first. The log of draws shows the odds of each
 * draw.
 */
export const addClaimsAndOdds: MigrationStep = {
  name: '0012-claims-and-odds',
  async up(db) {
    await db.schema
      .alterTable('site_domain')
      .addColumn('claimed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update site_domain set claimed_at = (select created_at from site where site.id = site_domain.site_id)`.execute(
      db,
    );
    await db.schema.alterTable('draw').addColumn('share', 'double precision').execute();
  },
};
