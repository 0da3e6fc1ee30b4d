import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON } from '../../../store/testing/a-record.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const TICK_MS = 10_000;

let server: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await buildTestApp();
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

const visit = (visitor: string) =>
  server.ask({ cookies: JSON.stringify({ poptin_user_id: visitor }) });

async function counted(): Promise<number> {
  // Writes are done in order, so this one is done after all earlier ones.
  await server.store.markSeen('site1', NOON, 'https://shop.test/');
  const holdout = { id: 'holdout1', siteId: 'site1' };
  const [counts] = await server.store.countHoldout(holdout, ['order']);
  return (counts?.held.visitors ?? 0) + (counts?.shown.visitors ?? 0);
}

test('visitors of a holdout are counted ten seconds after their visit, each once', async () => {
  await server.publish();
  const start = { id: 'holdout1', share: 50 };
  const change = { replaces: undefined, next: start, finalCounts: [], at: NOON };
  await server.store.changeHoldout('account1', { siteId: 'site1', popupId: undefined }, change);
  for (const visitor of ['visitor-1', 'visitor-2', 'visitor-1'])
    expect((await visit(visitor)).statusCode).toBe(200);
  await vi.advanceTimersByTimeAsync(TICK_MS - 1);
  expect(await counted()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await counted()).toBe(2);
  await visit('visitor-3');
  await vi.advanceTimersByTimeAsync(TICK_MS);
  expect(await counted()).toBe(3);
});
