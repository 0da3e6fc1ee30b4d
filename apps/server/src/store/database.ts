import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type EngineName = 'sqlite' | 'postgres';

/** The few places where the two databases need other SQL. */
export interface Engine {
  readonly name: EngineName;
  /** Makes others that ask for the same popup's lock wait until this transaction ends. */
  lockPopup(transaction: Database, popupId: string): Promise<void>;
  /** After rows that name a person were removed: takes what is left of them out of its own logs. */
  forgetRemoved(db: Database): Promise<void>;
}
