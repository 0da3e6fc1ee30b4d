import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ACTIVITY_KEPT_DAYS,
  ERRORS_KEPT_DAYS,
  startRetentionJob,
  SPAM_KEPT_DAYS,
} from './retention-job.ts';
import { DAY_MS, HOUR_MS } from '../lib/time/durations.ts';

const NOW = Date.UTC(2026, 5, 15);

function parts() {
  const nothing = async () => 0;
  return {
    store: {
      seeClock: vi.fn(nothing),
      removeOld: vi.fn(nothing),
      removeOldConsent: vi.fn(nothing),
      removeOldConsentVersions: vi.fn(nothing),
      removeOldSpam: vi.fn(nothing),
      removeOldDeliveryLog: vi.fn(nothing),
      removeUnusedTemplates: vi.fn(nothing),
      removeUnusedConsentFiles: vi.fn(nothing),
      removeLeftovers: vi.fn(nothing),
    },
    accounts: { removeExpired: vi.fn(async () => undefined) },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the retention job deletes data that is too old at the start and each hour, until the server stops', async () => {
  const app = Fastify();
  const { store, accounts } = parts();
  startRetentionJob(app, { store, accounts, now: () => NOW });
  await vi.advanceTimersByTimeAsync(0);
  const calls = () => accounts.removeExpired.mock.calls.length;
  expect(calls(), 'sessions that have ended').toBe(1);
  expect(store.removeOld).toHaveBeenCalledWith(
    expect.objectContaining({
      activity: NOW - ACTIVITY_KEPT_DAYS * DAY_MS,
      errors: NOW - ERRORS_KEPT_DAYS * DAY_MS,
      carts: NOW - 7 * DAY_MS,
    }),
  );
  expect(store.removeOldSpam).toHaveBeenCalledWith(NOW - SPAM_KEPT_DAYS * DAY_MS);
  expect(store.removeOldDeliveryLog).toHaveBeenCalledWith(NOW - 30 * DAY_MS);
  for (const remove of [store.removeUnusedTemplates, store.removeUnusedConsentFiles])
    expect(remove).toHaveBeenCalledWith({ at: NOW, unusedBefore: NOW - 7 * DAY_MS });
  expect(store.removeOldConsent).toHaveBeenCalledWith(NOW);
  expect(store.removeOldConsentVersions).toHaveBeenCalledWith(NOW - 37 * DAY_MS);
  expect(store.removeLeftovers).toHaveBeenCalledExactlyOnceWith({ looksForLost: true });
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(calls()).toBe(3);
  await app.close();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(calls()).toBe(3);
});

it('the retention job deletes no expired data while the clock is not trusted, and logs that', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  });
  const { store, accounts } = parts();
  store.seeClock.mockResolvedValue(NOW + 1);
  let now = NOW;
  startRetentionJob(app, { store, accounts, now: () => now });
  await vi.advanceTimersByTimeAsync(0);
  const deleting = [
    store.removeOld,
    store.removeOldConsent,
    store.removeOldSpam,
    store.removeOldDeliveryLog,
    store.removeUnusedTemplates,
    store.removeUnusedConsentFiles,
    accounts.removeExpired,
  ];
  for (const each of deleting) expect(each).not.toHaveBeenCalled();
  expect(store.removeLeftovers, 'the owner has deleted these').toHaveBeenCalledOnce();
  expect(lines.join('')).toContain('the clock is far ahead');
  now += 1;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  for (const each of deleting) expect(each).toHaveBeenCalledOnce();
  await app.close();
});
