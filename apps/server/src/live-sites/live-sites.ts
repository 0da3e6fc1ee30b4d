import { LRUCache } from 'lru-cache';
import { createChangeFollower } from './change-follower.ts';
import { createPartSharing } from './share-parts.ts';
import type { LivePopup, LiveSite, Store } from '../store/store.ts';

/** How many sites and popups stay in memory; the sites not asked for longest go first. */
const MAX_POPUPS = 200_000;
const UNKNOWN_KEPT_MS = 10_000;
const MAX_UNKNOWN = 10_000;

/** A site in memory, with its popups by id. */
export interface RememberedSite extends LiveSite {
  readonly popupsById: ReadonlyMap<string, LivePopup>;
}

/**
 * Sites as visitors get them, remembered until they change. A change through this server's store is
 * seen at once, one made by another server at the next `followChanges`.
 */
export interface LiveSites {
  /** At once, from memory; undefined when it is not there (yet). */
  recall(clientId: string): RememberedSite | undefined;
  /** From memory or store; undefined for an unknown client id. */
  find(clientId: string): Promise<RememberedSite | undefined>;
  /** The site of a published popup. */
  findByPopup(popupId: string): Promise<RememberedSite | undefined>;
  /** Forgets the sites that any server changed since the last time. */
  followChanges(): Promise<void>;
}

export function createLiveSites(store: Store, now: () => number): LiveSites {
  const remembered = new LRUCache<string, RememberedSite>({
    maxSize: MAX_POPUPS,
    sizeCalculation: ({ popups }) => popups.length + 1,
  });
  const loading = new Map<string, Promise<RememberedSite | undefined>>();
  const unknownUntil = new LRUCache<string, number>({ max: MAX_UNKNOWN });
  const followed = createChangeFollower(store);

  const shareParts = createPartSharing();
  const remember = (live: LiveSite): RememberedSite => {
    const popups = live.popups.map(shareParts);
    return { ...live, popups, popupsById: new Map(popups.map((popup) => [popup.id, popup])) };
  };

  const forget = (clientId: string): void => {
    remembered.delete(clientId);
    loading.delete(clientId);
    unknownUntil.delete(clientId);
  };

  const keep = (clientId: string, site: RememberedSite | undefined): void => {
    if (site) remembered.set(clientId, site);
    else unknownUntil.set(clientId, now() + UNKNOWN_KEPT_MS);
  };

  const load = (clientId: string): Promise<RememberedSite | undefined> => {
    const started: Promise<RememberedSite | undefined> = store
      .liveSite(clientId)
      .then((live) => {
        const site = live && remember(live);
        // Forgotten meanwhile: what was read may be older than the change.
        if (loading.get(clientId) === started) keep(clientId, site);
        return site;
      })
      .finally(() => {
        if (loading.get(clientId) === started) loading.delete(clientId);
      });
    loading.set(clientId, started);
    return started;
  };

  const find = async (clientId: string): Promise<RememberedSite | undefined> => {
    const known = remembered.get(clientId);
    if (known) return known;
    if ((unknownUntil.get(clientId) ?? 0) > now()) return undefined;
    return loading.get(clientId) ?? load(clientId);
  };

  store.onSiteChange(forget);
  return {
    recall: (clientId) => remembered.get(clientId),
    find,
    async findByPopup(popupId) {
      const clientId = await store.clientIdOfPopup(popupId);
      return clientId === undefined ? undefined : find(clientId);
    },
    async followChanges() {
      for (const clientId of await followed()) forget(clientId);
    },
  };
}
