import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { oneBuildAtATime } from './one-build-at-a-time.mjs';

const aFolder = () => mkdtempSync(path.join(tmpdir(), 'beckon-build-'));

it('a second build waits until the first one is done', async () => {
  const folder = aFolder();
  const say = vi.fn();
  const events = [];
  const first = Promise.withResolvers();
  const firstBuild = oneBuildAtATime(folder, say, async () => {
    events.push('first begins');
    await first.promise;
    events.push('first ends');
  });
  await vi.waitFor(() => expect(events).toEqual(['first begins']));
  const secondBuild = oneBuildAtATime(folder, say, () => events.push('second'));
  await vi.waitFor(() => expect(say).toHaveBeenCalledOnce());
  first.resolve();
  await Promise.all([firstBuild, secondBuild]);
  expect(events).toEqual(['first begins', 'first ends', 'second']);
});

it('a build that fails does not keep the next one waiting', async () => {
  const folder = aFolder();
  const say = vi.fn();
  const broken = oneBuildAtATime(folder, say, () => Promise.reject(new Error('no disk')));
  await expect(broken).rejects.toThrow('no disk');
  expect(await oneBuildAtATime(folder, say, () => 'built')).toBe('built');
  expect(say).not.toHaveBeenCalled();
});
