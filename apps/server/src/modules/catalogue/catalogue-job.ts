import type { FastifyInstance } from 'fastify';
import { mayDelete } from '../../lib/may-delete.ts';
import type { Store } from '../../store/store.ts';
import type { CatalogueImporter } from './catalogue-importer.ts';

const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
/** How many days of views and orders of products are kept. docs/behaviour/shops.md#calls-for-shops. */
export const COUNTS_KEPT_DAYS = 90;

export interface CatalogueJobDeps {
  readonly store: Pick<Store, 'removeOldProductCounts' | 'seeClock'>;
  readonly catalogueImporter: Pick<CatalogueImporter, 'runDue' | 'stop'>;
  readonly now: () => number;
}

/** Reads due feeds and removes old counts, every ten minutes until the app closes. */
export function startCatalogueJob(
  app: FastifyInstance,
  { store, catalogueImporter, now }: CatalogueJobDeps,
): void {
  const orWarn = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => app.log.warn({ err: error }, 'could not look after catalogues'));
  let reading: Promise<void> | undefined;
  let removing: Promise<void> | undefined;
  const timer = setInterval(() => {
    reading ??= orWarn(catalogueImporter.runDue()).finally(() => {
      reading = undefined;
    });
    // Not after the reading: with many feeds, reading may never end.
    removing ??= orWarn(removeOldCounts({ store, now })).finally(() => {
      removing = undefined;
    });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await catalogueImporter.stop();
    await Promise.all([reading, removing]);
  });
}

async function removeOldCounts({
  store,
  now,
}: Pick<CatalogueJobDeps, 'store' | 'now'>): Promise<void> {
  if (!(await mayDelete({ store, now }))) return;
  const before = new Date(now() - COUNTS_KEPT_DAYS * DAY_MS);
  await store.removeOldProductCounts(before.toISOString().slice(0, 10));
}
