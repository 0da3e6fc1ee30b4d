import { seededRandom } from '../numbers/seeded-random.ts';
import { findVerdict } from './find-verdict.ts';

export interface SimulationOptions {
  readonly tests: number;
  readonly days: number;
  /** Visitors per arm and day. */
  readonly visitorsADay: number;
  /** Factors of `visitorsADay`, one per arm. If missing, all arms get the same number of visitors. */
  readonly shares?: readonly number[];
  /** The true rates of the arms, the original first. */
  readonly rates: readonly number[];
  readonly seed: number;
}

export interface SimulationResult {
  /** The share of all tests in which some daily look named a better arm. */
  readonly shareWithVerdict: number;
  /** The share of all tests in which the first such look named an arm that is not the best. */
  readonly shareOfWrong: number;
  /** The median day of the first verdict, among the tests that had one; 0 if none had. */
  readonly medianDay: number;
}

/** Simulates whole tests with one look a day, by an owner who stops at the first verdict. */
export function simulateTests(options: SimulationOptions): SimulationResult {
  const nextRandom = seededRandom(options.seed);
  const verdicts = Array.from({ length: options.tests }, () => playTest(options, nextRandom));
  const found = verdicts.flatMap((verdict) => verdict ?? []);
  const best = String(options.rates.indexOf(Math.max(...options.rates)));
  const days = found.map(({ day }) => day).toSorted((a, b) => a - b);
  return {
    shareWithVerdict: found.length / options.tests,
    shareOfWrong: found.filter(({ arm }) => arm !== best).length / options.tests,
    medianDay: days[Math.floor(days.length / 2)] ?? 0,
  };
}

function playTest(
  { days, visitorsADay, shares = [], rates }: SimulationOptions,
  nextRandom: () => number,
): { readonly arm: string; readonly day: number } | undefined {
  const successes = rates.map(() => 0);
  for (let day = 1; day <= days; day += 1) {
    const arms = rates.map((rate, index) => {
      const visitors = Math.round(visitorsADay * (shares[index] ?? 1));
      successes[index] = (successes[index] ?? 0) + drawSuccesses(visitors, rate, nextRandom);
      return {
        name: String(index),
        visitors: day * visitors,
        successes: successes[index] ?? 0,
      };
    });
    const verdict = findVerdict(arms, day);
    if (verdict.kind === 'better') return { arm: verdict.arm, day };
  }
  return undefined;
}

function drawSuccesses(visitors: number, rate: number, nextRandom: () => number): number {
  let count = 0;
  for (let n = 0; n < visitors; n += 1) if (nextRandom() < rate) count += 1;
  return count;
}
