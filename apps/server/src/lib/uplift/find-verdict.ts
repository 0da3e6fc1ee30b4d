import type { AbTestVerdict } from '@beckon/contract/owner-calls';
import {
  type ArmCounts,
  confidenceSequence,
  type Interval,
  logRatio,
} from './confidence-sequence.ts';
import { daysUntilDecided } from './days-left.ts';

/** The probability that a test with equal arms ever names a winner. */
export const ALPHA = 0.05;
/**
 * Below these counts there is no verdict, because the method needs some visitors and some
 * successes.
 */
const FEWEST_VISITORS = 100;
const FEWEST_SUCCESSES = 20;

export interface ComparedArm extends ArmCounts {
  readonly name: string;
}

/** As a fraction: 0.12 is 12 percent more than the first arm. */
export type Uplift = Interval & { readonly estimate: number };

interface Compared {
  readonly arm: ComparedArm;
  /** The logarithm of the ratio of the rates. */
  readonly estimate: number;
  readonly interval: Interval;
}

/**
 * How each arm but the first compares with the first. With more than two arms, the probability of
 * an error is divided among the comparisons.
 */
function compare([control, ...arms]: readonly ComparedArm[]): readonly Compared[] {
  if (control === undefined) return [];
  return arms.map((arm) => {
    const pair = { control, arm };
    return {
      arm,
      estimate: logRatio(pair),
      interval: confidenceSequence(pair, ALPHA / arms.length),
    };
  });
}

/** The uplifts by the arm's name. An arm with too few visitors or successes has none. */
export function upliftsOf(arms: readonly ComparedArm[]): ReadonlyMap<string, Uplift> {
  const [control] = arms;
  return new Map(
    compare(arms)
      .filter(({ arm }) => hasEnough(control, arm))
      .map(({ arm, estimate, interval }) => [
        arm.name,
        {
          estimate: Math.expm1(estimate),
          low: Math.expm1(interval.low),
          high: Math.expm1(interval.high),
        },
      ]),
  );
}

/**
 * The verdict on a test that has run for `daysRun` days. The first arm is the original. It may be
 * called at any time: an early look does not make a wrong verdict more likely.
 */
export function findVerdict(arms: readonly ComparedArm[], daysRun: number): AbTestVerdict {
  const unseen = arms.filter(({ visitors }) => visitors === 0).map(({ name }) => name);
  if (unseen.length > 0) return { kind: 'unseen', arms: unseen };
  const [control] = arms;
  const compared = compare(arms);
  if (control === undefined || !compared.every(({ arm }) => hasEnough(control, arm)))
    return { kind: 'too-early' };
  const byEstimate = compared.toSorted((a, b) => b.estimate - a.estimate);
  const [best] = byEstimate;
  const winner = byEstimate.find(({ interval }) => interval.low > 0);
  if (winner !== undefined)
    return {
      kind: 'better',
      arm: winner.arm.name,
      than: control.name,
      low: Math.expm1(winner.interval.low),
      high: Math.expm1(winner.interval.high),
    };
  if (best !== undefined && compared.every(({ interval }) => interval.high < 0))
    return {
      kind: 'better',
      arm: control.name,
      than: best.arm.name,
      low: Math.expm1(-best.interval.high),
      high: Math.expm1(-best.interval.low),
    };
  const daysLeft =
    best === undefined
      ? undefined
      : daysUntilDecided({ control, arm: best.arm }, { daysRun, alpha: ALPHA / compared.length });
  return { kind: 'open', ...(daysLeft === undefined ? {} : { daysLeft }) };
}

function hasEnough(control: ComparedArm | undefined, arm: ComparedArm): boolean {
  return (
    control !== undefined &&
    Math.min(control.visitors, arm.visitors) >= FEWEST_VISITORS &&
    control.successes + arm.successes >= FEWEST_SUCCESSES
  );
}
