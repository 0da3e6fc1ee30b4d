import type { AbTestRecord } from '../../store/store.ts';

/**
 * The A/B test of a popup that has not ended; undefined if it is in none. After a test, its
 * variants are popups like all others.
 */
export function openTestOf(
  popupId: string,
  tests: readonly AbTestRecord[],
): AbTestRecord | undefined {
  return tests.find(
    ({ arms, state }) => state !== 'stopped' && arms.some((arm) => arm.popupId === popupId),
  );
}
