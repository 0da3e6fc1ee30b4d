import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepNotifying } from './keep-notifying.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function aNotifier(isIdle: Promise<void>) {
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

test('what is due is looked for every other second until the app closes', async () => {
  const app = Fastify();
  const notifier = aNotifier(Promise.resolve());
  keepNotifying(app, notifier);
  await vi.advanceTimersByTimeAsync(4_000);
  await app.close();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(notifier.calls).toEqual(['startDue', 'startDue', 'stop']);
});

test('closing does not wait for a server that never answers', async () => {
  const app = Fastify();
  const notifier = aNotifier(new Promise(() => {}));
  keepNotifying(app, notifier, 1);
  await app.close();
  expect(notifier.calls).toEqual(['stop']);
});
