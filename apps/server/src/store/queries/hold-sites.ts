import type { Database, Engine } from '../database.ts';

/**
 * Which of the sites are there; until the transaction ends none of them is removed, so what is
 * written for them is not left behind. In SQLite a transaction is alone anyway.
 */
export async function holdSites(
  transaction: Database,
  engine: Engine,
  siteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (siteIds.length === 0) return new Set();
  const query = transaction
    .selectFrom('site')
    .select('id')
    .where('id', 'in', siteIds)
    .orderBy('id');
  const rows = await (engine.name === 'postgres' ? query.forKeyShare() : query).execute();
  return new Set(rows.map(({ id }) => id));
}
