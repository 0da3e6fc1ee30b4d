import type { Database, Engine } from '../../database.ts';

/** SQLite takes some 32,000 values in a statement, PostgreSQL 65,535. */
const SITES_PER_STATEMENT = 5_000;

/**
 * Finds which of the sites exist. Until the transaction ends none of them can be removed, so no
 * rows of removed sites are left behind. In SQLite only one transaction runs at a time anyway.
 */
export async function holdSites(
  transaction: Database,
  engine: Engine,
  siteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  // All servers lock sites in the same order, so two of them never wait for each other.
  const inOrder = siteIds.toSorted();
  const there = new Set<string>();
  for (let from = 0; from < inOrder.length; from += SITES_PER_STATEMENT) {
    const query = transaction
      .selectFrom('site')
      .select('id')
      .where('id', 'in', inOrder.slice(from, from + SITES_PER_STATEMENT))
      .orderBy('id');
    const rows = await (engine.name === 'postgres' ? query.forKeyShare() : query).execute();
    for (const { id } of rows) there.add(id);
  }
  return there;
}
