import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Notifier } from './notifier.ts';

const EVERY_MS = 2_000;
/** How long the end waits for what is under way; what takes longer is sent after the next start. */
const LAST_WAIT_MS = 5_000;

/** Sends what is due every other second until the app closes. */
export function keepNotifying(
  app: FastifyInstance,
  notifier: Pick<Notifier, 'startDue' | 'whenIdle' | 'stop'>,
  lastWaitMs = LAST_WAIT_MS,
): void {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= notifier
      .startDue()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not look for notices'))
      .finally(() => {
        looking = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    notifier.stop();
    await looking;
    await Promise.race([notifier.whenIdle(), wait(lastWaitMs, undefined, { ref: false })]);
  });
}
