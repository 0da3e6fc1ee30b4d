import { LRUCache } from 'lru-cache';
import { letOthersRun } from '../../lib/let-others-run.ts';
import type { NewHoldoutVisitor, SiteRecord, Store } from '../../store/store.ts';
import type { HoldoutGroup } from './hold-back.ts';

/** Rows of one write: some milliseconds. */
const ROWS_A_STEP = 200;
/** Kept while the database is away; who comes beyond it is not counted. */
const MOST_ROWS = 100_000;
/** Visitors remembered as written: most page views come from them. */
const MOST_KNOWN = 100_000;

/** Counts visitors of holdouts from the first display call on that was about a popup held back. */
export interface HoldoutCounter {
  /** Costs a display call no write: visitors wait in memory, some seconds at most. */
  count(
    site: Pick<SiteRecord, 'id'>,
    visitor: { readonly id: string; readonly groups: readonly HoldoutGroup[] },
    nowMs: number,
  ): void;
  /** Writes who waits; what could not be written waits on. */
  flush(): Promise<void>;
}

export function createHoldoutCounter(store: Pick<Store, 'recordHoldoutVisitors'>): HoldoutCounter {
  let waiting: NewHoldoutVisitor[] = [];
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  return {
    count({ id: siteId }, { id: visitorId, groups }, at) {
      for (const { holdoutId, isHeld } of groups) {
        const key = `${holdoutId} ${visitorId}`;
        if (known.has(key) || waiting.length >= MOST_ROWS) continue;
        known.set(key, true);
        waiting.push({ holdoutId, siteId, visitorId, isHeld, at });
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
