import type { PackedSite, Store } from '../store/store.ts';

/** The maximum number of sites in one read. */
const MOST_A_READ = 100;

interface Waiting {
  readonly clientId: string;
  readonly resolve: (site: PackedSite | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Callers read single sites. Sites that are requested at the same time are read from the database
 * together.
 */
export function createBatchedReads(
  store: Pick<Store, 'packedSites'>,
): (clientId: string) => Promise<PackedSite | undefined> {
  let waiting: Waiting[] = [];

  const read = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const found = await store.packedSites(batch.map(({ clientId }) => clientId));
      for (const { clientId, resolve } of batch) resolve(found.get(clientId));
    } catch (error) {
      // A site that cannot be read must not make the others fail.
      if (batch.length > 1) for (const one of batch) await read([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const readAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST_A_READ)
      void read(all.slice(from, from + MOST_A_READ));
  };

  return (clientId) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(readAll);
      waiting.push({ clientId, resolve, reject });
    });
}
