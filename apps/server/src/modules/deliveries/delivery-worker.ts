import { failureCodes } from '../../lib/failure-codes.ts';
import type { Store } from '../../store/store.ts';
import { createDeliverer, type Deliverer, type DelivererDeps } from './deliver.ts';
import { sendDueOfSite } from './send-due-of-site.ts';
import { createSiteTurns } from './site-turns.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';

/**
 * Longer than the slowest server needs for one mail. During this time no other process takes the
 * same delivery.
 */
const TAKEN_MS = 10 * MINUTE_MS;
/** How often the worker checks for deliveries that wait too long. */
const HASTEN_EVERY_MS = 10 * MINUTE_MS;
/** How many deliveries go to one receiver at the same time. */
const AT_ONCE = 3;

export interface DeliveryWorkerDeps extends DelivererDeps {
  readonly store: DelivererDeps['store'] &
    Pick<Store, 'sitesWithDueDeliveries' | 'takeDueDeliveries' | 'hastenDeliveries'>;
}

/** Sends new leads to the owners' destinations. */
export interface DeliveryWorker extends Pick<Deliverer, 'sendTest' | 'sendTestMail'> {
  /**
   * Starts to send due deliveries, without waiting for them. A few are sent to each destination at
   * the same time, so that no site and no destination waits for another one's slow server. Failed
   * ones are retried, seven times within two days. Rejects only if the store fails.
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
  let isStopped = false;
  let nextLook = Promise.withResolvers<void>();
  let hastenedAt = Number.NEGATIVE_INFINITY;

  const warn = (siteId: string) => (error: unknown) =>
    log.warn(
      { ...failureCodes(error), siteId },
      'deliveries of leads could not be taken or settled',
    );

  const take = (siteId: string, besides: readonly string[]) =>
    store.takeDueDeliveries(siteId, {
      now: now(),
      until: now() + TAKEN_MS,
      limit: AT_ONCE,
      besides,
    });

  const turns = createSiteTurns({
    waitingSites: (besides, limit) => store.sitesWithDueDeliveries(now(), besides, limit),
    serve: (siteId, isOver) =>
      sendDueOfSite({
        take: async (besides) => (isStopped || isOver() ? [] : take(siteId, besides)),
        send: (delivery) => settle(delivery).catch(warn(siteId)),
        nextLook: () => nextLook.promise,
      }).catch(warn(siteId)),
    now,
  });

  const hasten = async (): Promise<void> => {
    if (Math.abs(now() - hastenedAt) < HASTEN_EVERY_MS) return;
    await store.hastenDeliveries(now());
    hastenedAt = now();
  };

  return {
    async startDue() {
      nextLook.resolve();
      nextLook = Promise.withResolvers();
      if (isStopped) return;
      await hasten();
      await turns.startWaiting();
    },
    whenIdle: turns.whenIdle,
    stop() {
      isStopped = true;
    },
    sendTest,
    sendTestMail,
  };
}
