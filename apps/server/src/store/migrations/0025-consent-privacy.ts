import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * No proof is needed of visitors who did not choose. Their proofs are deleted, and from now on they
 * are only counted. An index finds them by day for deletion.
 */
export const forgetVisitorsWithoutChoice: MigrationStep = {
  name: '0025-consent-privacy',
  async up(db) {
    await sql`delete from consent_proof where outcome in ('none', 'signal')`.execute(db);
    await db.schema
      .createIndex('consent_visitor_by_day')
      .on('consent_visitor')
      .columns(['site_id', 'day'])
      .execute();
  },
};
