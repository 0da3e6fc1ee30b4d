import type { FastifyInstance } from 'fastify';
import { mayDelete } from '../../lib/time/may-delete.ts';
import { runEvery } from '../../lib/time/run-every.ts';
import type { Store } from '../../store/store.ts';
import type { CatalogueImporter } from './catalogue-importer.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const EVERY_MS = 600_000;
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
  const warn = (error: unknown): void =>
    app.log.warn({ err: error }, 'could not look after catalogues');
  const reading = runEvery(EVERY_MS, () => catalogueImporter.runDue(), warn);
  // Not after the reading: with many feeds, reading may never end.
  const removing = runEvery(EVERY_MS, () => removeOldCounts({ store, now }), warn);
  app.addHook('onClose', async () => {
    await Promise.all([catalogueImporter.stop(), reading.stop(), removing.stop()]);
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
