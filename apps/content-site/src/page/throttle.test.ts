import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

test('a throttled function runs at once, then once for all calls of each 99 ms', () => {
  const clock = fakeClock();
  const run = vi.fn();
  const wanted = throttle(clock, 99, run);
  wanted();
  expect(run).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 20; call += 1) wanted();
  clock.pass(98);
  expect(run).toHaveBeenCalledTimes(1);
  clock.pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  clock.pass(1000);
  expect([run.mock.calls.length, clock.pending()]).toEqual([2, 0]);
});

test('a throttled function runs again after a run that failed', () => {
  const clock = fakeClock();
  const run = vi.fn<() => void>(() => {
    throw new Error('once');
  });
  const wanted = throttle(clock, 99, run);
  expect(wanted).toThrow('once');
  run.mockImplementation(() => undefined);
  clock.pass(99);
  wanted();
  expect(run).toHaveBeenCalledTimes(2);
});
