import { DESTINATION_TRAITS } from '@beckon/contract/owner-calls';
import type { DestinationKind } from '@beckon/contract/values';
import type { FastifyBaseLogger } from 'fastify';
import { failureCodes } from '../../lib/failure-codes.ts';
import type { DueDelivery, SiteRecord, Store } from '../../store/store.ts';
import type { Delivery, DestinationDeps } from './destinations/destination.ts';
import { buildDestinations } from './destinations/index.ts';
import { A_LEAD } from './delivered-lead.ts';

const MINUTE_MS = 60_000;
/**
 * How long after each try in vain the next one comes; after the last the delivery is given up, the
 * lead stays.
 */
const TRY_AGAIN_MS = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);

export interface DelivererDeps extends DestinationDeps {
  readonly store: DestinationDeps['store'] &
    Pick<Store, 'dropDelivery' | 'postponeDelivery' | 'lead' | 'site'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Brings one delivery to its destination. */
export interface Deliverer {
  /**
   * Sends a delivery that was taken, then drops it; what fails is postponed. Rejects only when the
   * store does.
   */
  settle(due: DueDelivery): Promise<void>;
  /** Sends a made-up lead; rejects with a sentence for the owner. */
  sendTest(site: SiteRecord, way: DestinationKind): Promise<void>;
}

export function createDeliverer(deps: DelivererDeps): Deliverer {
  const { store, now, log } = deps;
  const destinations = buildDestinations(deps);

  /** Undefined: there is nobody to tell any more, or nothing to tell. */
  const deliveryOf = async (due: DueDelivery): Promise<Delivery | undefined> => {
    const { way, address, leadId, leads, siteId, accountId } = due;
    const site = await store.site(accountId, siteId);
    const settings = site?.settings.leadNotices;
    if (!site || !settings || !DESTINATION_TRAITS[way].addressesOf(settings).includes(address))
      return undefined;
    if (leadId === '') return { site, address, content: { count: leads } };
    const lead = await store.lead(accountId, leadId);
    return lead && { site, address, content: { lead } };
  };

  return {
    async settle(due) {
      const { id, way, tries, siteId } = due;
      const delivery = await deliveryOf(due);
      try {
        if (delivery) await destinations[way].send(delivery);
      } catch (error) {
        const again = TRY_AGAIN_MS[tries];
        log.warn(
          { ...failureCodes(error), way, siteId, isGivenUp: again === undefined },
          'a delivery of a lead could not be sent',
        );
        return again === undefined
          ? store.dropDelivery(id)
          : store.postponeDelivery(id, now() + again);
      }
      return store.dropDelivery(id);
    },
    sendTest: (site, way) => destinations[way].sendTest(site, { ...A_LEAD, at: now() }),
  };
}
