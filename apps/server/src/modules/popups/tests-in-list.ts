import type { PopupSummary } from '@beckon/contract/owner-calls';
import { openTestOf } from '../../lib/popups/open-test-of.ts';
import type { AbTestRecord, ReportCounts } from '../../store/store.ts';

type ListedCounts = Pick<ReportCounts, 'views' | 'closes' | 'conversions'>;

/** The state of a popup's A/B test for the list; undefined if it is in no test that is open. */
export function testOf(popupId: string, tests: readonly AbTestRecord[]): PopupSummary['abTest'] {
  const own = openTestOf(popupId, tests);
  return own && { state: own.state, isVariant: own.popupId !== popupId };
}

/** Whether tests of the popup have stopped. Their variants are popups of their own. */
export function hasPastTests(popupId: string, tests: readonly AbTestRecord[]): boolean {
  return tests.some((test) => test.popupId === popupId && test.state === 'stopped');
}

/**
 * The latest design that the popup got from a variant of a test. The numbers from before are those
 * of another design.
 */
export function newDesignOf(
  popupId: string,
  tests: readonly AbTestRecord[],
): PopupSummary['newDesign'] {
  for (const { popupId: original, winner, arms, stoppedAt } of tests) {
    const arm = winner === popupId ? undefined : arms.find((one) => one.popupId === winner);
    if (original === popupId && arm !== undefined && stoppedAt !== undefined)
      return { arm: arm.name, at: new Date(stoppedAt).toISOString() };
  }
  return undefined;
}

/**
 * The counts of a popup for the list. For the original of an open test those of all designs
 * together, because the list does not show the variants.
 */
export function listedCounts(
  popupId: string,
  tests: readonly AbTestRecord[],
  countsOf: ReadonlyMap<string, ListedCounts>,
): ListedCounts | undefined {
  const own = openTestOf(popupId, tests);
  if (own?.popupId !== popupId) return countsOf.get(popupId);
  const sum = { views: 0, closes: 0, conversions: 0 };
  for (const arm of own.arms) {
    const { views = 0, closes = 0, conversions = 0 } = countsOf.get(arm.popupId) ?? {};
    sum.views += views;
    sum.closes += closes;
    sum.conversions += conversions;
  }
  return sum;
}
