import { type ArmCounts, type Pair, rulesOut } from './confidence-sequence.ts';

/** If a decision takes longer, no number of days is given. */
const MOST_DAYS = 180;
const SHORTEST_RUN_DAYS = 0.5;

/**
 * Days until equal rates are ruled out, if the rates stay the same and visitors come as often as
 * before; at least 1. Undefined if that takes more than half a year, or the test has not run long
 * enough for an estimate.
 */
export function daysUntilDecided(
  pair: Pair,
  { daysRun, alpha }: { readonly daysRun: number; readonly alpha: number },
): number | undefined {
  if (daysRun < SHORTEST_RUN_DAYS) return undefined;
  const isDecidedAfter = (days: number): boolean => {
    const later = (counts: ArmCounts): ArmCounts => {
      const factor = (daysRun + days) / daysRun;
      return { visitors: counts.visitors * factor, successes: counts.successes * factor };
    };
    return rulesOut({ control: later(pair.control), arm: later(pair.arm) }, 0, alpha);
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
