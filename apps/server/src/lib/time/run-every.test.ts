import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runEvery } from './run-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ignore = (): void => undefined;
/** Work that ends only when the test ends it. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return { work, endFirst: () => ends.shift()?.() };
}

it('work is done each time the interval has passed, and not before', async () => {
  const work = vi.fn(async () => undefined);
  const repeated = runEvery(1000, work, ignore);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2001);
  expect(work).toHaveBeenCalledTimes(3);
  await repeated.stop();
});

it('no run starts while another one is in progress', async () => {
  const { work, endFirst } = slowWork();
  const { runNow } = runEvery(1000, work, ignore);
  runNow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  endFirst();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

it.each([
  ['rejects', () => Promise.reject(new Error('no database'))],
  [
    'throws',
    () => {
      throw new Error('no database');
    },
  ],
])('if a run %s, that is reported, and the next run takes place', async (_, fail) => {
  const onFailure = vi.fn();
  const work = vi.fn(async () => undefined).mockImplementationOnce(fail);
  const repeated = runEvery(1000, work, onFailure);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onFailure.mock.calls).toEqual([[new Error('no database')]]);
  expect(work).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

it('stopping waits for the run in progress, and no further run starts', async () => {
  const { work, endFirst } = slowWork();
  const repeated = runEvery(1000, work, ignore);
  repeated.runNow();
  const onStopped = vi.fn();
  const stopping = repeated.stop().then(onStopped);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onStopped).not.toHaveBeenCalled();
  endFirst();
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
