/** What is known of one arm: each visitor counts once, and succeeded or not. */
export interface ArmCounts {
  readonly visitors: number;
  readonly successes: number;
}

/** How an arm compares with another, as the logarithm of the ratio of their rates. */
export interface LogRatio {
  readonly estimate: number;
  readonly variance: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The spread of true differences that the interval is narrowest for: most changes of a popup move
 * its rate by less than a quarter. docs/decisions/0034.
 */
const MIXING_SD = 0.25;

/** Half a success more than there was, as usual for ratios: zero successes must not end in infinity. */
const CONTINUITY = 0.5;

/** Compares `arm` with `control`. Counts without sense (more successes than visitors) are cut. */
export function logRatio(control: ArmCounts, arm: ArmCounts): LogRatio {
  const [before, after] = [rateOf(control), rateOf(arm)];
  return {
    estimate: Math.log(after.rate / before.rate),
    variance: after.variance + before.variance,
  };
}

/**
 * The interval that holds the true log ratio at every look at once with probability `1 - alpha`: a
 * normal mixture, as of the mixture sequential probability ratio test. docs/decisions/0034.
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
