import { failureCodes } from '../../lib/failure-codes.ts';
import type { Store } from '../../store/store.ts';
import { createDeliverer, type Deliverer, type DelivererDeps } from './deliver.ts';
import { sendDueOfSite } from './send-due-of-site.ts';

const MINUTE_MS = 60_000;
/**
 * Longer than the slowest server needs for one mail. During this time no other process takes the
 * same delivery.
 */
const TAKEN_MS = 10 * MINUTE_MS;
/** How often the worker checks for deliveries that wait too long. */
const HASTEN_EVERY_MS = 10 * MINUTE_MS;
const SITES_AT_ONCE = 30;
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
  const sitesUnderWay = new Map<string, Promise<void>>();
  let isStopped = false;
  let nextLook = Promise.withResolvers<void>();
  let hastenedAt = Number.NEGATIVE_INFINITY;

  const warn = (siteId: string) => (error: unknown) =>
    log.warn(
      { ...failureCodes(error), siteId },
      'deliveries of leads could not be taken or settled',
    );

  const take = async (siteId: string, besides: readonly string[]) =>
    isStopped
      ? []
      : store.takeDueDeliveries(siteId, {
          now: now(),
          until: now() + TAKEN_MS,
          limit: AT_ONCE,
          besides,
        });

  const start = (siteId: string): void => {
    const sent = sendDueOfSite({
      take: (besides) => take(siteId, besides),
      send: (delivery) => settle(delivery).catch(warn(siteId)),
      nextLook: () => nextLook.promise,
    });
    sitesUnderWay.set(
      siteId,
      sent.catch(warn(siteId)).finally(() => sitesUnderWay.delete(siteId)),
    );
  };

  const hasten = async (): Promise<void> => {
    if (Math.abs(now() - hastenedAt) < HASTEN_EVERY_MS) return;
    await store.hastenDeliveries(now());
    hastenedAt = now();
  };

  return {
    async startDue() {
      nextLook.resolve();
      nextLook = Promise.withResolvers();
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
