import type { Store } from '../store/store.ts';

/**
 * Two servers may commit in another order than they took their numbers. So this many earlier
 * numbers are checked again.
 */
const OVERLAP = 50;

/** Each call returns the client ids of the sites that any server changed since the previous call. */
export function createChangeFollower(
  store: Pick<Store, 'latestSiteChange' | 'siteChangesAfter'>,
): () => Promise<readonly string[]> {
  let latest: number | undefined;
  let seen = new Set<number>();
  return async () => {
    const isFirst = latest === undefined;
    latest ??= await store.latestSiteChange();
    const recent = await store.siteChangesAfter(latest - OVERLAP);
    const fresh = recent.filter(({ number }) => !seen.has(number));
    latest = Math.max(latest, ...recent.map(({ number }) => number));
    seen = new Set(recent.map(({ number }) => number));
    return isFirst ? [] : fresh.map(({ clientId }) => clientId);
  };
}
