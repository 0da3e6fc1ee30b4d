import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeliveryJob } from './delivery-job.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function aWorker(isIdle: Promise<void>) {
  const calls: string[] = [];
  return {
    calls,
    startDue: async () => {
      calls.push('startDue');
    },
    whenIdle: () => isIdle,
    stop: () => {
      calls.push('stop');
    },
  };
}

test('the delivery job looks for due deliveries every two seconds until the app closes', async () => {
  const app = Fastify();
  const deliveryWorker = aWorker(Promise.resolve());
  startDeliveryJob(app, deliveryWorker);
  await vi.advanceTimersByTimeAsync(4_000);
  await app.close();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(deliveryWorker.calls).toEqual(['startDue', 'startDue', 'stop']);
});

test('closing does not wait for a server that never answers', async () => {
  const app = Fastify();
  const deliveryWorker = aWorker(new Promise(() => {}));
  startDeliveryJob(app, deliveryWorker, 1);
  await app.close();
  expect(deliveryWorker.calls).toEqual(['stop']);
});
