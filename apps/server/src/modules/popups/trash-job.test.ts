import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTrashJob } from './trash-job.ts';
import { HOUR_MS } from '../../lib/time/durations.ts';

const NOW = Date.UTC(2026, 5, 15);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the trash job deletes popups that were deleted thirty days ago, each hour while the clock is trusted', async () => {
  const app = Fastify();
  const store = { emptyTrash: vi.fn(async () => 0), seeClock: vi.fn(async () => NOW + 1) };
  let now = NOW;
  startTrashJob(app, { store, now: () => now });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(store.emptyTrash).not.toHaveBeenCalled();
  now += 1;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(store.emptyTrash).toHaveBeenCalledExactlyOnceWith(NOW + 1 - 30 * 24 * HOUR_MS);
  await app.close();
});
