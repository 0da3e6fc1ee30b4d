import type { Database, Engine } from '../database.ts';

/**
 * One change of the tables. Only the schema builder and raw SQL are used: table types describe the
 * newest state, but a step needs an older one.
 */
export interface MigrationStep {
  /** Sorts after the names of earlier steps: `0002-what-it-does`. */
  readonly name: string;
  up(db: Database, engine: Engine): Promise<void>;
}
