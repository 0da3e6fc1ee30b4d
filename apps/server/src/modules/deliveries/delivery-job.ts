import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { runEvery } from '../../lib/time/run-every.ts';
import type { DeliveryWorker } from './delivery-worker.ts';

const EVERY_MS = 2_000;
/** How long closing waits for running deliveries. Slower ones are sent again after the next start. */
const LAST_WAIT_MS = 5_000;

/** Sends due deliveries every two seconds until the app closes. */
export function startDeliveryJob(
  app: FastifyInstance,
  deliveryWorker: Pick<DeliveryWorker, 'startDue' | 'whenIdle' | 'stop'>,
  lastWaitMs = LAST_WAIT_MS,
): void {
  const starting = runEvery(
    EVERY_MS,
    () => deliveryWorker.startDue(),
    (error) => app.log.warn({ err: error }, 'could not look for deliveries'),
  );
  app.addHook('onClose', async () => {
    deliveryWorker.stop();
    await starting.stop();
    await Promise.race([deliveryWorker.whenIdle(), wait(lastWaitMs, undefined, { ref: false })]);
  });
}
