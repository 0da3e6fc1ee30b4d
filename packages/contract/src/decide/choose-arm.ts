import type { AbTestSettings } from '../settings/ab-test.ts';
import { hashToShare } from './hash-to-share.ts';

/** The name for "sees none of the arms". */
export const HOLDOUT = 'holdout';

/**
 * The arm of an A/B test that a visitor is in: always the same for the same visitor, test and
 * weights, and spread over visitors by weight. `holdout` if the visitor sees none of the arms, and
 * also if all weights are zero.
 */
export function chooseArm(visitorId: string, arms: readonly AbTestSettings[]): string {
  const holdoutWeight = Math.max(0, ...arms.map((arm) => arm.holdoutWeight ?? 0));
  const total = arms.reduce((sum, { weight }) => sum + weight, holdoutWeight);
  let left = hashToShare(`${arms[0]?.parentId ?? ''}:${visitorId}`) * total;
  for (const { name, weight } of arms.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (left < weight) return name;
    left -= weight;
  }
  return HOLDOUT;
}
