import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine } from './database.ts';
import { createTables } from './migrations/0001-tables.ts';
import { createOwnerTables } from './migrations/0002-owners.ts';
import type { MigrationStep } from './migrations/migration-step.ts';

/** Every step ever shipped, in order; a shipped step is never changed, only followed by another. */
const STEPS: readonly MigrationStep[] = [createTables, createOwnerTables];

/** Brings the tables up to date; several servers starting at once wait for each other. Rejects when a step fails. */
export async function migrate(db: Database, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(STEPS.map((step) => [step.name, asMigration(step, engine)]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

function asMigration(step: MigrationStep, engine: Engine): Migration {
  return { up: (db) => step.up(db, engine) };
}
