import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * Finds codes whatever their upper and lower case, because shops take such codes for one. The
 * collation `C` lowers the same letters as SQLite. Codes that are stored stay.
 */
export const findCodesInAnyCase: MigrationStep = {
  name: '0062-codes-in-any-case',
  async up(db, engine) {
    const code = engine.name === 'sqlite' ? sql`code` : sql`code collate "C"`;
    // With the code itself, so that a search reads only this index, and SQLite chooses it.
    await sql`create index prize_code_any_case
      on prize_code (popup_id, lower(${code}), code)`.execute(db);
  },
};
