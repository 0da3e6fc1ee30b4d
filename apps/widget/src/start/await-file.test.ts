import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { awaitFile } from './await-file.ts';

const guard = <Args extends readonly unknown[]>(run: (...args: Args) => void) => run;

it('a loaded file is used at once, and was requested once', async () => {
  const load = vi.fn(async () => 'the file');
  const awaited = awaitFile(load, { clock: fakeClock(), guard });
  expect(await awaited.load()).toBe('the file');
  const used: string[] = [];
  awaited.use((file) => used.push(file));
  expect(used).toEqual(['the file']);
  expect(load).toHaveBeenCalledOnce();
});

it('an action that waits for a file that fails to load runs when the file loads later', async () => {
  const clock = fakeClock();
  const answers = [...Array.from({ length: 7 }, () => undefined), 'the file'];
  const load = vi.fn(async () => answers.shift());
  const awaited = awaitFile(load, { clock, guard });
  const used: string[] = [];
  awaited.use((file) => used.push(file));
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    expect(used).toEqual([]);
    await vi.waitFor(() => expect(clock.pending()).toBe(1));
    clock.pass(pauseMs - 1);
    expect(clock.pending()).toBe(1);
    clock.pass(1);
  }
  await vi.waitFor(() => expect(used).toEqual(['the file']));
  expect(load).toHaveBeenCalledTimes(8);
});

it('a file that is no longer needed is not requested again', async () => {
  const clock = fakeClock();
  let isWanted = true;
  const load = vi.fn(async () => undefined);
  awaitFile(load, { clock, guard, isWanted: () => isWanted }).use(() => undefined);
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  isWanted = false;
  clock.pass(60_000);
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  expect(clock.pending()).toBe(0);
});
