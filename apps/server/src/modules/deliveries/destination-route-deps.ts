import type { Store } from '../../store/store.ts';
import type { DeliveryWorker } from './delivery-worker.ts';

/** The dependencies of the routes about destinations. */
export interface DestinationRouteDeps {
  readonly store: Store;
  readonly deliveryWorker: DeliveryWorker;
  /** Encrypts the secrets of destinations. */
  readonly secret: string;
  readonly now: () => number;
}
