import { expect, it, vi } from 'vitest';
import { againAfterConflict } from './again-after-conflict.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

it('work that was aborted because of a conflict is retried', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(deadlock);
  expect(await againAfterConflict(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it('work that conflicts again and again is given up', async () => {
  const work = vi.fn(async () => Promise.reject(deadlock));
  await expect(againAfterConflict(work)).rejects.toBe(deadlock);
  expect(work).toHaveBeenCalledTimes(4);
});

it('work that fails for another reason is not retried', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('no such table')));
  await expect(againAfterConflict(work)).rejects.toThrow('no such table');
  expect(work).toHaveBeenCalledTimes(1);
});
