import { expect, it } from 'vitest';
import { findVerdict, upliftsOf } from './find-verdict.ts';
import { simulateTests } from './simulate-tests.ts';

const arm = (name: string, visitors: number, successes: number) => ({ name, visitors, successes });

it.each([
  ['nobody came', [arm('A', 0, 0), arm('B', 0, 0)], { kind: 'unseen', arms: ['A', 'B'] }],
  ['one arm is empty', [arm('A', 900, 90), arm('B', 0, 0)], { kind: 'unseen', arms: ['B'] }],
  ['few came', [arm('A', 99, 30), arm('B', 99, 1)], { kind: 'too-early' }],
  ['nobody converted', [arm('A', 900, 0), arm('B', 900, 0)], { kind: 'too-early' }],
  ['both are alike', [arm('A', 900, 90), arm('B', 900, 90)], { kind: 'open' }],
])('the verdict on an A/B test is given when %s', (_when, arms, verdict) => {
  expect(findVerdict(arms, 3)).toEqual(verdict);
});

it('the verdict on an A/B test names the better arm, with the lower and upper limit of its uplift', () => {
  const arms = [arm('A', 10_000, 1000), arm('B', 10_000, 1250)];
  const verdict = findVerdict(arms, 3);
  expect(verdict).toMatchObject({ kind: 'better', arm: 'B', than: 'A' });
  if (verdict.kind !== 'better') return;
  expect(verdict.low).toBeGreaterThan(0.08);
  expect(verdict.low).toBeLessThan(0.25);
  expect(verdict.high).toBeGreaterThan(0.25);
  expect(verdict.high).toBeLessThan(0.45);
  expect(upliftsOf(arms).get('B')).toMatchObject({ low: verdict.low, high: verdict.high });
});

it('the verdict on an A/B test names the original if all variants are worse, and otherwise the best of several variants', () => {
  const worse = [arm('A', 10_000, 1250), arm('B', 10_000, 1000), arm('C', 10_000, 900)];
  expect(findVerdict(worse, 3)).toMatchObject({ kind: 'better', arm: 'A', than: 'B' });
  const better = [arm('A', 10_000, 1000), arm('B', 10_000, 1400), arm('C', 10_000, 1500)];
  expect(findVerdict(better, 3)).toMatchObject({ kind: 'better', arm: 'C', than: 'A' });
});

it('the verdict on an A/B test says how many days are left while the difference is small', () => {
  const later = findVerdict([arm('A', 2000, 200), arm('B', 2000, 235)], 4);
  expect(later).toMatchObject({ kind: 'open', daysLeft: expect.any(Number) });
  expect('daysLeft' in later ? later.daysLeft : 0).toBeGreaterThan(3);
  expect(findVerdict([arm('A', 2000, 200), arm('B', 2000, 235)], 0)).toEqual({ kind: 'open' });
});

it.each([
  [100, 25, 0],
  [1000, 250, 1],
  [1_000_000, 250_000, 0],
])(
  'the verdict on an A/B test of %d visitors names the original if it has %d successes and the variant %d',
  (visitors, before, after) => {
    const arms = [arm('A', visitors, before), arm('B', visitors, after)];
    expect(findVerdict(arms, 10)).toMatchObject({ kind: 'better', arm: 'A', than: 'B' });
    const { low = 0, high = 0 } = upliftsOf(arms).get('B') ?? {};
    expect(low).toBeLessThan(-0.9);
    expect(high).toBeLessThan(0);
  },
);

it('the verdict on an A/B test of a variant that converts nobody comes in few days', () => {
  const verdict = findVerdict([arm('A', 150, 20), arm('B', 150, 0)], 4);
  expect(verdict).toEqual({ kind: 'open', daysLeft: 1 });
});

it('the limits of an uplift contain the ratios that the usual score interval contains, and more', () => {
  // Koopman's 95 % interval of 10 of 100 and 20 of 100 is 0.99 to 4.06 times.
  const uplift = upliftsOf([arm('A', 100, 10), arm('B', 100, 20)]).get('B');
  expect(uplift?.low).toBeGreaterThan(-0.6);
  expect(uplift?.low).toBeLessThan(-0.01);
  expect(uplift?.high).toBeGreaterThan(3.06);
  expect(uplift?.high).toBeLessThan(12);
});

it('the verdict on an A/B test stays finite whatever the counts are', () => {
  for (const counts of [
    [arm('A', 200, 400), arm('B', 200, 200)],
    [arm('A', 100, 0), arm('B', 100, 100)],
    [arm('A', -5, 3), arm('B', 1e9, 5e8)],
    [arm('A', 500, 50)],
    [],
  ])
    expect(JSON.stringify(findVerdict(counts, 2))).not.toMatch(/null|NaN/);
});

it('looking every day names a winner of two equal arms in at most 5 of 100 tests', () => {
  const { shareWithVerdict } = simulateTests({
    tests: 600,
    days: 40,
    visitorsADay: 150,
    rates: [0.1, 0.1],
    seed: 7,
  });
  expect(shareWithVerdict).toBeLessThanOrEqual(0.05);
});

it('looking after every few visitors names a winner of two equal arms of unequal size in at most 5 of 100 tests', () => {
  const { shareWithVerdict } = simulateTests({
    tests: 400,
    days: 200,
    visitorsADay: 40,
    shares: [1, 0.05],
    rates: [0.2, 0.2],
    seed: 9,
  });
  expect(shareWithVerdict).toBeLessThanOrEqual(0.05);
});

it('an uplift beyond a thousand times has its estimate inside its limits', () => {
  const uplift = upliftsOf([arm('A', 63_546, 10), arm('B', 67_089, 34_317)]).get('B');
  expect(uplift?.estimate).toBeLessThanOrEqual(uplift?.high ?? 0);
  expect(uplift?.estimate).toBeGreaterThanOrEqual(uplift?.low ?? Infinity);
});

it('looking every day finds an arm that is a third better in nearly all tests', () => {
  const { shareWithVerdict, shareOfWrong } = simulateTests({
    tests: 200,
    days: 40,
    visitorsADay: 300,
    rates: [0.1, 0.133],
    seed: 8,
  });
  expect(shareWithVerdict).toBeGreaterThan(0.9);
  expect(shareOfWrong).toBe(0);
});
