import { expect, it, vi } from 'vitest';
import type { OwnerSide } from '../owner/owner-side.ts';
import { createOwnerLoader } from './load-owner-side.ts';

const side: OwnerSide = {
  explain: async () => [],
  openExplainPanel: () => () => undefined,
  showOwnerNotice: () => () => undefined,
};

it('the code for owners is requested again if it did not load, and created once', async () => {
  const createOwnerSide = vi.fn(() => side);
  const load = vi.fn(async () => ({ createOwnerSide })).mockRejectedValueOnce(new Error('offline'));
  const ownerSide = createOwnerLoader(load, (file) => file.createOwnerSide());
  await expect(ownerSide()).rejects.toThrow('offline');
  expect(await Promise.all([ownerSide(), ownerSide()])).toEqual([side, side]);
  expect(createOwnerSide).toHaveBeenCalledOnce();
});
