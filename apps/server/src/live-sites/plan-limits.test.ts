import { expect, it, vi } from 'vitest';
import { NOON } from '../store/testing/a-record.ts';
import { createPlanLimits } from './plan-limits.ts';

const ACCOUNT = {
  id: 'account1',
  name: 'Dana',
  plan: 'starter',
  viewsLimit: 10,
  isSuspended: false,
  overLimitSince: undefined,
  createdAt: NOON,
};

function limits({ views }: { readonly views: number }) {
  const clock = { now: NOON };
  const accountViews = vi.fn(async () => views);
  const updateAccount = vi.fn(async () => undefined);
  const made = createPlanLimits({ accountViews, updateAccount }, () => clock.now);
  const ask = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => made.restrictionOf(ACCOUNT)));
  return { ask, clock, accountViews, updateAccount };
}

it('calls at the same moment count the views of an account once, again after 15 seconds', async () => {
  const { ask, clock, accountViews } = limits({ views: 3 });
  expect(await ask(20)).toEqual(Array.from({ length: 20 }, () => undefined));
  expect(accountViews).toHaveBeenCalledTimes(1);
  clock.now += 15_001;
  await ask(20);
  expect(accountViews).toHaveBeenCalledTimes(2);
});

it('calls of an account that has just reached its limit note this once for each count', async () => {
  const { ask, updateAccount, clock } = limits({ views: 10 });
  expect((await ask(20)).every((restriction) => restriction !== undefined)).toBe(true);
  await ask(20);
  expect(updateAccount).toHaveBeenCalledTimes(1);
  clock.now += 15_001;
  await ask(5);
  expect(updateAccount).toHaveBeenCalledTimes(2);
});

it('a note that failed is written by the next call', async () => {
  const { ask, updateAccount } = limits({ views: 10 });
  updateAccount.mockRejectedValueOnce(new Error('no database'));
  await ask(1);
  await ask(1);
  expect(updateAccount).toHaveBeenCalledTimes(2);
});

it('while the database is unavailable, the last count decides, and without one popups show', async () => {
  const { ask, clock, accountViews, updateAccount } = limits({ views: 10 });
  accountViews.mockRejectedValueOnce(new Error('no database'));
  expect(await ask(1)).toEqual([undefined]);
  expect(updateAccount).not.toHaveBeenCalled();
  await ask(1);
  clock.now += 15_001;
  accountViews.mockRejectedValueOnce(new Error('no database'));
  expect(await ask(1)).not.toContain(undefined);
});
