/** The counts of one arm. Each visitor counts once, as a success or not. */
export interface ArmCounts {
  readonly visitors: number;
  readonly successes: number;
}

/** Two arms that are compared: the original and another one. */
export interface Pair {
  readonly control: ArmCounts;
  readonly arm: ArmCounts;
}

/** Logarithms of ratios: 0 is no difference. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval is narrowest for true differences with this standard deviation. Most changes of a
 * popup move its rate by less than a quarter. docs/decisions/0034.
 */
const MIXING_SD = 0.25;
const MIXED = MIXING_SD ** 2;

/** Half a success is added, as usual for ratios, so that zero successes do not lead to infinity. */
const CONTINUITY = 0.5;

/** Ratios from a thousandth to a thousand. An interval that ends there may go on. */
const WIDEST = Math.log(1000);
/** After so many halvings, an end is more exact than any screen shows. */
const HALVINGS = 40;

/** The logarithm of the ratio of the rates, of `arm` to `control`: at most `WIDEST` from 0. */
export function logRatio({ control, arm }: Pair): number {
  const log = Math.log(roughRate(arm) / roughRate(control));
  return Math.min(Math.max(log, -WIDEST), WIDEST);
}

/**
 * The interval that contains the true log ratio at all looks together with probability `1 - alpha`.
 * It contains each ratio that the counts do not rule out. docs/decisions/0034.
 */
export function confidenceSequence(pair: Pair, alpha: number): Interval {
  const middle = logRatio(pair);
  const endTowards = (edge: number): number => {
    if (!rulesOut(pair, edge, alpha)) return edge;
    let [inside, outside] = [middle, edge];
    for (let step = 0; step < HALVINGS; step += 1) {
      const between = (inside + outside) / 2;
      if (rulesOut(pair, between, alpha)) outside = between;
      else inside = between;
    }
    return outside;
  };
  return { low: endTowards(-WIDEST), high: endTowards(WIDEST) };
}

/**
 * Whether the counts rule out this log ratio. This uses a normal mixture, like the mixture
 * sequential probability ratio test, of the score statistic: the distance from the ratio is
 * measured with the rates that the counts make most likely if the ratio is true. So it says
 * something also about an arm without successes. The limit depends on how much is known; of two
 * estimates of that, it takes the one that knows more, because each is too careful for small counts
 * on one side. docs/decisions/0034.
 */
export function rulesOut(pair: Pair, log: number, alpha: number): boolean {
  const [control, arm] = [asPossible(pair.control), asPossible(pair.arm)];
  const ratio = Math.exp(log);
  const before = likelyRate(ratio, control, arm);
  const after = before * ratio;
  const distance =
    (arm.successes / arm.visitors - (ratio * control.successes) / control.visitors) / after;
  const ifTrue = varianceOf(control.visitors, before) + varianceOf(arm.visitors, after);
  const asCounted =
    varianceOf(control.visitors, roughRate(control)) + varianceOf(arm.visitors, roughRate(arm));
  const variance = Math.min(ifTrue, asCounted);
  const limit =
    ((variance + MIXED) / MIXED) *
    (2 * Math.log(1 / alpha) + Math.log((variance + MIXED) / variance));
  return distance ** 2 / ifTrue > limit;
}

/** The variance of the logarithm of a rate. */
function varianceOf(visitors: number, rate: number): number {
  return Math.max(1 - rate, Number.EPSILON) / (visitors * rate);
}

/**
 * The most likely rate of the control if the arm's is `ratio` times as high: the smaller solution
 * of a quadratic equation (Miettinen and Nurminen 1985).
 */
function likelyRate(ratio: number, control: ArmCounts, arm: ArmCounts): number {
  const a = (control.visitors + arm.visitors) * ratio;
  const b = arm.visitors * ratio + arm.successes + control.visitors + control.successes * ratio;
  const c = control.successes + arm.successes;
  return (2 * c) / (b + Math.sqrt(Math.max(b * b - 4 * a * c, 0)));
}

/** Reduces impossible counts. Zero becomes a tiny number, so that nothing is divided by zero. */
function asPossible({ visitors, successes }: ArmCounts): ArmCounts {
  const seen = Math.max(visitors, 1);
  return { visitors: seen, successes: Math.min(Math.max(successes, 1e-6), seen) };
}

function roughRate(counts: ArmCounts): number {
  const { visitors, successes } = asPossible(counts);
  return (successes + CONTINUITY) / (visitors + 2 * CONTINUITY);
}
