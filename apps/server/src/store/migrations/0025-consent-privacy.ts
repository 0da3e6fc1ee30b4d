import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * A visitor who did not choose needs no proof. Such visitors are only counted from now on, and are
 * found by day when they are deleted.
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
