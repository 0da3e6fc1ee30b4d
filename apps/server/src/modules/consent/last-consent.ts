import { LRUCache } from 'lru-cache';
import type { LastConsent, Store } from '../../store/store.ts';

const KEPT_MS = 2_000;
const MAX_KEPT = 2_000;

interface Kept {
  readonly last: Promise<LastConsent | undefined>;
  readonly until: number;
}

/**
 * Returns what was published last, by client id. Cached for two seconds, because busy sites request
 * it on each page view.
 */
export function rememberLastConsent(
  store: Pick<Store, 'lastConsent'>,
  now: () => number,
): (clientId: string) => Promise<LastConsent | undefined> {
  const kept = new LRUCache<string, Kept>({ max: MAX_KEPT });
  return (clientId) => {
    const known = kept.get(clientId);
    if (known !== undefined && now() < known.until) return known.last;
    const last = store.lastConsent(clientId);
    kept.set(clientId, { last, until: now() + KEPT_MS });
    last.catch(() => kept.delete(clientId));
    return last;
  };
}
