import { confidenceSequence, type LogRatio } from './confidence-sequence.ts';

/** The longest that a popup waits for it. */
const MOST_DAYS = 180;
const SHORTEST_RUN_DAYS = 0.5;

/**
 * Days until the interval leaves zero, if the difference stays as it is and visitors come as they
 * did; at least 1. Undefined: not within half a year, or the test has run too shortly to say.
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
