import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COUNTS_KEPT_DAYS, startCatalogueJob } from './catalogue-job.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const TICK_MS = 600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function parts() {
  return {
    store: { removeOldProductCounts: vi.fn(async () => 0), seeClock: vi.fn(async () => 0) },
    catalogueImporter: { runDue: vi.fn(async () => {}), stop: vi.fn(async () => {}) },
  };
}

it('the catalogue job removes counts of products after ninety days, but not while the clock is not trusted', async () => {
  const app = Fastify();
  const { store, catalogueImporter } = parts();
  store.seeClock.mockResolvedValue(NOW + 1);
  let now = NOW;
  startCatalogueJob(app, { store, catalogueImporter, now: () => now });
  await vi.advanceTimersByTimeAsync(TICK_MS);
  expect(catalogueImporter.runDue).toHaveBeenCalledOnce();
  expect(store.removeOldProductCounts).not.toHaveBeenCalled();
  now += 1;
  await vi.advanceTimersByTimeAsync(TICK_MS);
  const before = new Date(NOW - COUNTS_KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  expect(store.removeOldProductCounts).toHaveBeenCalledExactlyOnceWith(before);
  await app.close();
});

it('the catalogue job removes old counts even while feeds are read without a pause', async () => {
  const app = Fastify();
  const { store, catalogueImporter } = parts();
  const { promise, resolve } = Promise.withResolvers<void>();
  catalogueImporter.runDue.mockReturnValue(promise);
  catalogueImporter.stop.mockImplementation(async () => resolve());
  startCatalogueJob(app, { store, catalogueImporter, now: () => NOW });
  await vi.advanceTimersByTimeAsync(3 * TICK_MS);
  expect(catalogueImporter.runDue, 'the next run waits for this one').toHaveBeenCalledOnce();
  expect(store.removeOldProductCounts).toHaveBeenCalledTimes(3);
  await app.close();
});
