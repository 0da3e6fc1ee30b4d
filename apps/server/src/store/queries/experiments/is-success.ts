import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { MACHINE_MADE } from '../../records/lead-record.ts';

/**
 * Whether a row of the table `lead` counts as a success of its popup: spam and unfinished forms do
 * not.
 */
export function isSuccess(): RawBuilder<SqlBool> {
  return sql<SqlBool>`lead.partial = 0 and lead.suspicion not in (${sql.join([...MACHINE_MADE])})`;
}
