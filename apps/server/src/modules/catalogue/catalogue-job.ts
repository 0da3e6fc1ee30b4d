import type { FastifyInstance } from 'fastify';
import { mayDelete } from '../../lib/may-delete.ts';
import type { Store } from '../../store/store.ts';
import type { CatalogueImporter } from './catalogue-importer.ts';

const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
/** How many days it counts what was seen or ordered. docs/behaviour/shops.md#calls-for-shops. */
export const COUNTS_KEPT_DAYS = 90;

export interface CatalogueJobDeps {
  readonly store: Pick<Store, 'removeOldProductCounts' | 'seeClock'>;
  readonly catalogueImporter: Pick<CatalogueImporter, 'runDue' | 'stop'>;
  readonly now: () => number;
}

/** Reads feeds whose time has come and removes old counts, every ten minutes until the app closes. */
export function startCatalogueJob(
  app: FastifyInstance,
  { store, catalogueImporter, now }: CatalogueJobDeps,
): void {
  let working: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    await catalogueImporter.runDue();
    if (!(await mayDelete({ store, now }))) return;
    const before = new Date(now() - COUNTS_KEPT_DAYS * DAY_MS);
    await store.removeOldProductCounts(before.toISOString().slice(0, 10));
  };
  const timer = setInterval(() => {
    working ??= work()
      .catch((error: unknown) => app.log.warn({ err: error }, 'could not look after catalogues'))
      .finally(() => {
        working = undefined;
      });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await catalogueImporter.stop();
    await working;
  });
}
