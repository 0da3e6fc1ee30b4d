import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * A host name belongs to a site when its script was seen there. Rows that are kept only for some
 * time can be found by their age.
 */
export const addAges: MigrationStep = {
  name: '0005-ages',
  async up(db) {
    await db.schema.alterTable('site_domain').addColumn('seen_at', 'bigint').execute();
    await db.schema.createIndex('activity_age').on('activity').column('at').execute();
    await db.schema.createIndex('error_report_age').on('error_report').column('at').execute();
    // Until now a host name belonged to the oldest site that listed it.
    await sql`update site_domain set seen_at = (select created_at from site where site.id = site_domain.site_id)
      where site_id = (select other.site_id from site_domain other join site on site.id = other.site_id
        where other.host_name = site_domain.host_name order by site.created_at, site.id limit 1)`.execute(
      db,
    );
  },
};
