import { failureCodes } from '../../lib/failure-codes.ts';
import type { DueDelivery, Store } from '../../store/store.ts';
import { createDeliverer, type Deliverer, type DelivererDeps } from './deliver.ts';

const MINUTE_MS = 60_000;
/**
 * Longer than the slowest server needs for one mail. During this time no other process takes the
 * same delivery.
 */
const TAKEN_MS = 10 * MINUTE_MS;
/** How often the worker checks for deliveries that wait too long. */
const HASTEN_EVERY_MS = 10 * MINUTE_MS;
const SITES_AT_ONCE = 30;
const AT_ONCE_A_SITE = 3;

export interface DeliveryWorkerDeps extends DelivererDeps {
  readonly store: DelivererDeps['store'] &
    Pick<Store, 'sitesWithDueDeliveries' | 'takeDueDeliveries' | 'hastenDeliveries'>;
}

/** Sends new leads to the owners' destinations. */
export interface DeliveryWorker extends Pick<Deliverer, 'sendTest' | 'sendTestMail'> {
  /**
   * Starts to send due deliveries, without waiting for them. A few per site are sent at the same
   * time, so that no site waits for another site's slow server. Failed ones are retried, seven
   * times within two days. Rejects only if the store fails.
   */
  startDue(): Promise<void>;
  /** Resolves when no delivery is running. */
  whenIdle(): Promise<void>;
  /** Starts no further deliveries. */
  stop(): void;
}

export function createDeliveryWorker(deps: DeliveryWorkerDeps): DeliveryWorker {
  const { store, now, log } = deps;
  const { settle, sendTest, sendTestMail } = createDeliverer(deps);
  const sitesUnderWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let hastenedAt = Number.NEGATIVE_INFINITY;

  const serve = async (siteId: string): Promise<void> => {
    let due: readonly DueDelivery[];
    do {
      if (isStopped) return;
      due = await store.takeDueDeliveries(siteId, {
        now: now(),
        until: now() + TAKEN_MS,
        limit: AT_ONCE_A_SITE,
      });
      await Promise.all(due.map(settle));
    } while (due.length === AT_ONCE_A_SITE);
  };

  const start = (siteId: string): void => {
    sitesUnderWay.set(
      siteId,
      serve(siteId)
        .catch((error: unknown) =>
          log.warn(
            { ...failureCodes(error), siteId },
            'deliveries of leads could not be taken or settled',
          ),
        )
        .finally(() => sitesUnderWay.delete(siteId)),
    );
  };

  const hasten = async (): Promise<void> => {
    if (Math.abs(now() - hastenedAt) < HASTEN_EVERY_MS) return;
    await store.hastenDeliveries(now());
    hastenedAt = now();
  };

  return {
    async startDue() {
      const room = SITES_AT_ONCE - sitesUnderWay.size;
      if (isStopped || room <= 0) return;
      await hasten();
      const sites = await store.sitesWithDueDeliveries(now(), [...sitesUnderWay.keys()], room);
      for (const siteId of sites) if (!sitesUnderWay.has(siteId)) start(siteId);
    },
    async whenIdle() {
      await Promise.all(sitesUnderWay.values());
    },
    stop() {
      isStopped = true;
    },
    sendTest,
    sendTestMail,
  };
}
