/** The counts of one arm. Each visitor counts once, as a success or not. */
export interface ArmCounts {
  readonly visitors: number;
  readonly successes: number;
}

/** The comparison of two arms: the logarithm of the ratio of their rates. */
export interface LogRatio {
  readonly estimate: number;
  readonly variance: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval is narrowest for true differences with this standard deviation. Most changes of a
 * popup move its rate by less than a quarter. docs/decisions/0034.
 */
const MIXING_SD = 0.25;

/** Half a success is added, as usual for ratios, so that zero successes do not lead to infinity. */
const CONTINUITY = 0.5;

/**
 * Compares `arm` with `control`. Impossible counts (more successes than visitors) are reduced to
 * possible ones.
 */
export function logRatio(control: ArmCounts, arm: ArmCounts): LogRatio {
  const [before, after] = [rateOf(control), rateOf(arm)];
  return {
    estimate: Math.log(after.rate / before.rate),
    variance: after.variance + before.variance,
  };
}

/**
 * The interval that contains the true log ratio at all looks together with probability `1 - alpha`.
 * It uses a normal mixture, like the mixture sequential probability ratio test.
 * docs/decisions/0034.
 */
export function confidenceSequence({ estimate, variance }: LogRatio, alpha: number): Interval {
  const mixed = MIXING_SD ** 2;
  const half = Math.sqrt(
    ((variance * (variance + mixed)) / mixed) *
      (2 * Math.log(1 / alpha) + Math.log((variance + mixed) / variance)),
  );
  return { low: estimate - half, high: estimate + half };
}

function rateOf({ visitors, successes }: ArmCounts): {
  readonly rate: number;
  readonly variance: number;
} {
  const seen = Math.max(visitors, 0) + 2 * CONTINUITY;
  const done = Math.min(Math.max(successes, 0), Math.max(visitors, 0)) + CONTINUITY;
  const rate = done / seen;
  return { rate, variance: (1 - rate) / done };
}
