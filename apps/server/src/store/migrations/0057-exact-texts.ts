import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * Texts that are compared exactly, whatever the locale of the database: PostgreSQL finds proofs by
 * the start of their id only if it compares letters by their code. Activity gets addresses in lower
 * case, as persons are compared.
 */
export const compareExactly: MigrationStep = {
  name: '0057-exact-texts',
  async up(db, engine) {
    if (engine.name === 'postgres')
      await sql`alter table consent_proof alter column consent_id type text collate "C"`.execute(
        db,
      );
    await sql`update activity set email = lower(trim(email))
      where email <> lower(trim(email))`.execute(db);
  },
};
