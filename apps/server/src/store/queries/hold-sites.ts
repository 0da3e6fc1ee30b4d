import type { Database, Engine } from '../database.ts';

/** SQLite takes some 32,000 values in a statement, PostgreSQL 65,535. */
const SITES_PER_STATEMENT = 5_000;

/**
 * Which of the sites are there; until the transaction ends none of them is removed, so what is
 * written for them is not left behind. In SQLite a transaction is alone anyway.
 */
export async function holdSites(
  transaction: Database,
  engine: Engine,
  siteIds: readonly string[],
): Promise<ReadonlySet<string>> {
  // All servers hold sites in one order, so two of them never wait for each other.
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
