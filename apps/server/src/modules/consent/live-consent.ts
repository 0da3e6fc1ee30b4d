import { LRUCache } from 'lru-cache';
import type { LiveConsent, Store } from '../../store/store.ts';

const KEPT_MS = 2_000;
const MAX_KEPT = 2_000;

interface Kept {
  readonly live: Promise<LiveConsent | undefined>;
  readonly until: number;
}

/**
 * Returns published consent by client id. Cached for two seconds, because busy sites request it on
 * each page view.
 */
export function rememberLiveConsent(
  store: Pick<Store, 'liveConsent'>,
  now: () => number,
): (clientId: string) => Promise<LiveConsent | undefined> {
  const kept = new LRUCache<string, Kept>({ max: MAX_KEPT });
  return (clientId) => {
    const known = kept.get(clientId);
    if (known !== undefined && now() < known.until) return known.live;
    const live = store.liveConsent(clientId);
    kept.set(clientId, { live, until: now() + KEPT_MS });
    live.catch(() => kept.delete(clientId));
    return live;
  };
}
