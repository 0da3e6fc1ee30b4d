import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type EngineName = 'sqlite' | 'postgres';

/** The few places where the two databases need other SQL. */
export interface Engine {
  readonly name: EngineName;
  /** The leads that one statement reads. It must be quick if everyone waits for it. */
  readonly leadsAtOnce: number;
  /** Locks the popup: others who want the same lock wait until this transaction ends. */
  lockPopup(transaction: Database, popupId: string): Promise<void>;
  /** Removes what is left of personal data in the database's own logs, after its rows were removed. */
  forgetRemoved(db: Database): Promise<void>;
}
