import type { Kysely } from 'kysely';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;
export type EngineName = 'sqlite' | 'postgres';

/** The few places where the two databases need different SQL. */
export interface Engine {
  readonly name: EngineName;
  /**
   * The number of leads that one statement reads. The statement must be short if all other work
   * waits for it.
   */
  readonly leadsAtOnce: number;
  /**
   * Takes the lock with this name, for example the id of a popup. Other transactions that want it
   * wait until this transaction ends.
   */
  lock(transaction: Database, name: string): Promise<void>;
  /** Removes personal data that is left in the database's own logs after its rows were removed. */
  forgetRemoved(db: Database): Promise<void>;
}
