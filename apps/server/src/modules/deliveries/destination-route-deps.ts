import type { Store } from '../../store/store.ts';
import type { DeliveryWorker } from './delivery-worker.ts';

/** What the calls about destinations need. */
export interface DestinationRouteDeps {
  readonly store: Store;
  readonly deliveryWorker: DeliveryWorker;
  /** Encrypts the secrets of destinations. */
  readonly secret: string;
  readonly now: () => number;
}
