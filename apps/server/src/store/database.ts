import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type EngineName = 'sqlite' | 'postgres';

/** The few places where the two databases need other SQL. */
export interface Engine {
  readonly name: EngineName;
  /** The leads that one statement reads. It must be quick if everyone waits for it. */
  readonly leadsAtOnce: number;
  /**
   * Takes the lock of that name, such as the id of a popup: others who want it wait until this
   * transaction ends.
   */
  lock(transaction: Database, name: string): Promise<void>;
  /** Removes what is left of personal data in the database's own logs, after its rows were removed. */
  forgetRemoved(db: Database): Promise<void>;
}
