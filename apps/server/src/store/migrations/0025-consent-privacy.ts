import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/** Who did not choose has nothing to prove: only counted from now on, and found by day to forget. */
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
