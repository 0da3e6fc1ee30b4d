import { expect, it } from 'vitest';
import { chooseArm, HOLDOUT } from './choose-arm.ts';

const arm = (name: string, weight: number, holdoutWeight?: number) => ({
  name,
  parentId: 'test1',
  weight,
  ...(holdoutWeight === undefined ? {} : { holdoutWeight }),
});

function sharesOf(arms: Parameters<typeof chooseArm>[1]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let n = 0; n < 20_000; n += 1) {
    const chosen = chooseArm(`visitor-${n}`, arms);
    counts[chosen] = (counts[chosen] ?? 0) + 1 / 20_000;
  }
  return counts;
}

it('an A/B test spreads visitors by weight, with a share that sees none', () => {
  const shares = sharesOf([arm('A', 50), arm('B', 30, 20)]);
  expect(shares['A']).toBeCloseTo(0.5, 1);
  expect(shares['B']).toBeCloseTo(0.3, 1);
  expect(shares[HOLDOUT]).toBeCloseTo(0.2, 1);
});

it('an A/B test keeps a visitor in the same arm, whatever the order of the arms', () => {
  for (let n = 0; n < 200; n += 1) {
    expect(chooseArm(`v${n}`, [arm('A', 1), arm('B', 1)])).toBe(
      chooseArm(`v${n}`, [arm('B', 1), arm('A', 1)]),
    );
  }
});

it('an A/B test puts a visitor into different arms of different tests', () => {
  const other = (name: string) => ({ name, parentId: 'test2', weight: 1 });
  const differing = Array.from({ length: 1000 }, (_, n) => `v${n}`).filter(
    (id) => chooseArm(id, [arm('A', 1), arm('B', 1)]) !== chooseArm(id, [other('A'), other('B')]),
  ).length;
  expect(differing).toBeGreaterThan(400);
  expect(differing).toBeLessThan(600);
});

it('an A/B test shows no arm to any visitor when all weights are zero', () => {
  expect(chooseArm('v', [arm('A', 0), arm('B', 0)])).toBe(HOLDOUT);
});
