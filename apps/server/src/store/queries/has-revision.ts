import { type RawBuilder, sql } from 'kysely';

/**
 * A condition that a row has this revision. A caller may send a number that cannot be a revision.
 * Without the cast, PostgreSQL would fail if it does not fit into the column.
 */
export function hasRevision(revision: number): RawBuilder<boolean> {
  return sql<boolean>`revision = cast(${revision} as numeric)`;
}
