import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { awaitFile } from './await-file.ts';

const guard = <Args extends readonly unknown[]>(run: (...args: Args) => void) => run;
const report = () => undefined;

it('a loaded file is used at once, and was requested once', async () => {
  const load = vi.fn(async () => 'the file');
  const awaited = awaitFile(load, { clock: fakeClock(), guard, report });
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
  const awaited = awaitFile(load, { clock, guard, report });
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

it('a file that came but does not run is reported and requested again', async () => {
  const clock = fakeClock();
  const report = vi.fn<(error: unknown) => void>();
  const load = vi.fn(async () => 'the file').mockRejectedValueOnce(new Error('does not run'));
  const used: string[] = [];
  awaitFile(load, { clock, guard, report }).use((file) => used.push(file));
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  expect(report).toHaveBeenCalledWith(new Error('does not run'));
  clock.pass(1000);
  await vi.waitFor(() => expect(used).toEqual(['the file']));
});

it('a file that is no longer needed is not requested again', async () => {
  const clock = fakeClock();
  let isWanted = true;
  const load = vi.fn(async () => undefined);
  awaitFile(load, { clock, guard, report, isWanted: () => isWanted }).use(() => undefined);
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  isWanted = false;
  clock.pass(60_000);
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  expect(clock.pending()).toBe(0);
});
