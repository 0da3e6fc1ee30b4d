import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
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
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= deliveryWorker
      .startDue()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not look for deliveries'))
      .finally(() => {
        looking = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    deliveryWorker.stop();
    await looking;
    await Promise.race([deliveryWorker.whenIdle(), wait(lastWaitMs, undefined, { ref: false })]);
  });
}
