import { LRUCache } from 'lru-cache';
import { atMost } from '../../../lib/at-most.ts';
import { ownCopy } from '../../../lib/text/own-copy.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { NewHoldoutVisitor, SiteRecord, Store } from '../../../store/store.ts';
import type { HoldoutGroup } from '../decide/hold-back.ts';

/** The number of rows in one write. It takes some milliseconds. */
const ROWS_A_STEP = 200;
/**
 * The maximum number of rows kept while the database is unavailable. Visitors beyond it are not
 * counted.
 */
const MOST_ROWS = 100_000;
/** The number of written visitors that are remembered, because most page views come from them. */
const MOST_KNOWN = 100_000;

/**
 * Counts the visitors of holdouts, each from the first display call that involves a popup of the
 * holdout.
 */
export interface HoldoutCounter {
  /** Does not write at once: visitors wait in memory for some seconds. */
  count(
    site: Pick<SiteRecord, 'id'>,
    visitor: { readonly id: string; readonly groups: readonly HoldoutGroup[] },
    nowMs: number,
  ): void;
  /** Writes the waiting visitors. If the write fails, they continue to wait. */
  flush(): Promise<void>;
}

export function createHoldoutCounter(store: Pick<Store, 'recordHoldoutVisitors'>): HoldoutCounter {
  let waiting: NewHoldoutVisitor[] = [];
  const known = new LRUCache<string, true>(atMost(MOST_KNOWN));
  return {
    count({ id: siteId }, { id: visitorId, groups }, at) {
      for (const { holdoutId, isHeld } of groups) {
        const key = `${holdoutId} ${visitorId}`;
        if (known.has(key) || waiting.length >= MOST_ROWS) continue;
        known.set(ownCopy(key), true);
        waiting.push({ holdoutId, siteId, visitorId: ownCopy(visitorId), isHeld, at });
      }
    },
    async flush() {
      const rows = waiting;
      waiting = [];
      while (rows.length > 0) {
        const step = rows.splice(0, ROWS_A_STEP);
        try {
          await store.recordHoldoutVisitors(step);
        } catch (error) {
          waiting = [...step, ...rows, ...waiting];
          throw error;
        }
        await letOthersRun();
      }
    },
  };
}
