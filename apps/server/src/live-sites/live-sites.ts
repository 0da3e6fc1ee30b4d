import { LRUCache } from 'lru-cache';
import { atMost } from '../lib/at-most.ts';
import { ownCopy } from '../lib/text/own-copy.ts';
import { createBatchedReads } from './batched-reads.ts';
import { createChangeFollower } from './change-follower.ts';
import { KeptSite, type RememberedSite } from './kept-site.ts';
import { createPopupCommons } from './popup-commons.ts';
import type { Store } from '../store/store.ts';

/** Memory for sites; the least recently requested ones are dropped first. docs/decisions/0050. */
const MAX_BYTES = 96 * 2 ** 20;
/** Popups of the busiest sites stay unpacked; one takes a kilobyte. */
const MAX_UNPACKED_POPUPS = 8_000;
/**
 * A site that is requested again within this many other sites is busy. Rarely requested sites would
 * only displace busy ones.
 */
const BUSY_WITHIN = 300;
const UNKNOWN_KEPT_MS = 10_000;
const MAX_UNKNOWN = 10_000;

export type { RecentAnswer, RememberedSite } from './kept-site.ts';

/**
 * Sites as visitors get them, remembered until they change. A change through this server's store is
 * seen at once, one made by another server at the next `followChanges`.
 */
export interface LiveSites {
  /** Returns a site from memory at once; undefined if it is not there (yet). */
  recall(clientId: string): RememberedSite | undefined;
  /** Returns a site from memory or from the store; undefined for an unknown client id. */
  find(clientId: string): Promise<RememberedSite | undefined>;
  /** The site of a published popup. */
  findByPopup(popupId: string): Promise<RememberedSite | undefined>;
  /** Forgets the sites that any server changed since the last time. */
  followChanges(): Promise<void>;
}

type UnreadableReport = (clientId: string, popupId: string) => void;

/** `onUnreadable` is called once for each popup that is skipped because it cannot be read. */
export function createLiveSites(
  store: Store,
  now: () => number,
  onUnreadable: UnreadableReport = () => {},
): LiveSites {
  const remembered = createMemory();
  const loading = new Map<string, Promise<RememberedSite | undefined>>();
  const unknownUntil = new LRUCache<string, number>(atMost(MAX_UNKNOWN));
  const followed = createChangeFollower(store);
  const read = createBatchedReads(store);
  const commons = createPopupCommons();
  const reportUnreadable = onceForEach(onUnreadable);

  const forget = (clientId: string): void => {
    remembered.forget(clientId);
    loading.delete(clientId);
    unknownUntil.delete(clientId);
  };

  const keep = (clientId: string, site: KeptSite | undefined): void => {
    if (site) remembered.keep(clientId, site);
    else unknownUntil.set(ownCopy(clientId), now() + UNKNOWN_KEPT_MS);
  };

  const load = (clientId: string): Promise<RememberedSite | undefined> => {
    const started: Promise<RememberedSite | undefined> = read(clientId)
      .then((packed) => {
        const site = packed && new KeptSite(packed, commons);
        for (const popupId of site?.unreadable ?? []) reportUnreadable(clientId, popupId);
        // The site was forgotten meanwhile, so what was read may be older than the change.
        if (loading.get(clientId) !== started) return site;
        keep(clientId, site);
        return site;
      })
      .finally(() => {
        if (loading.get(clientId) === started) loading.delete(clientId);
      });
    loading.set(clientId, started);
    return started;
  };

  const find = async (clientId: string): Promise<RememberedSite | undefined> => {
    const known = remembered.recall(clientId);
    if (known) return known;
    const left = (unknownUntil.get(clientId) ?? 0) - now();
    // The rest can be longer only if the clock was set back.
    if (left > 0 && left <= UNKNOWN_KEPT_MS) return undefined;
    return loading.get(clientId) ?? load(clientId);
  };

  store.onSiteChange(forget);
  return {
    recall: (clientId) => remembered.recall(clientId),
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

function onceForEach(report: UnreadableReport): UnreadableReport {
  const reported = new LRUCache<string, true>(atMost(MAX_UNKNOWN));
  return (clientId, popupId) => {
    if (!reported.has(popupId)) report(clientId, popupId);
    reported.set(popupId, true);
  };
}

interface SiteMemory {
  recall(clientId: string): RememberedSite | undefined;
  keep(clientId: string, site: KeptSite): void;
  forget(clientId: string): void;
}

/** A memory of many sites. The busiest ones keep their popups ready to use. */
function createMemory(): SiteMemory {
  const kept = new LRUCache<string, KeptSite>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const busy = new LRUCache<string, KeptSite>({
    maxSize: MAX_UNPACKED_POPUPS,
    sizeCalculation: ({ size }) => size + 1,
    dispose: (site) => site.setBusy(false),
  });
  let asked = 0;
  const forget = (clientId: string): void => {
    kept.delete(clientId);
    busy.delete(clientId);
  };
  return {
    recall(clientId) {
      const site = kept.get(clientId);
      if (site === undefined) return undefined;
      asked += 1;
      const since = asked - site.askedAt;
      if (since <= BUSY_WITHIN && busy.get(clientId) === undefined) {
        busy.set(site.site.clientId, site);
        // The cache does not keep a site that is too large.
        site.setBusy(busy.has(clientId));
      }
      site.askedAt = asked;
      return site;
    },
    keep(clientId, site) {
      forget(clientId);
      site.askedAt = asked;
      // The id that comes with a call is a slice of its address, and would keep the whole address
      // in memory.
      kept.set(site.site.clientId, site);
    },
    forget,
  };
}
