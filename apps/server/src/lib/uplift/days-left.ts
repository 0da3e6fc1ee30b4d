import { confidenceSequence, type LogRatio } from './confidence-sequence.ts';

/** If a decision takes longer, no number of days is given. */
const MOST_DAYS = 180;
const SHORTEST_RUN_DAYS = 0.5;

/**
 * Days until the interval no longer contains zero, if the difference stays the same and visitors
 * come at the same rate; at least 1. Undefined if that takes more than half a year, or the test has
 * not run long enough for an estimate.
 */
export function daysUntilDecided(
  { estimate, variance }: LogRatio,
  { daysRun, alpha }: { readonly daysRun: number; readonly alpha: number },
): number | undefined {
  if (daysRun < SHORTEST_RUN_DAYS) return undefined;
  const isDecidedAfter = (days: number): boolean => {
    const later = {
      estimate: Math.abs(estimate),
      variance: (variance * daysRun) / (daysRun + days),
    };
    return confidenceSequence(later, alpha).low > 0;
  };
  if (!isDecidedAfter(MOST_DAYS)) return undefined;
  let [early, late] = [0, MOST_DAYS];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (isDecidedAfter(middle)) late = middle;
    else early = middle;
  }
  return late;
}
