import type { AbTestSettings } from '../settings/ab-test.ts';

/** The name for "sees none of the arms". */
export const HOLDOUT = 'holdout';

/**
 * The arm of an A/B test that a visitor is in: always the same for the same visitor, test and
 * weights, and spread over visitors by weight. `holdout` when the visitor is to see none, which is
 * also the answer when all weights are zero.
 */
export function chooseArm(visitorId: string, arms: readonly AbTestSettings[]): string {
  const holdoutWeight = Math.max(0, ...arms.map((arm) => arm.holdoutWeight ?? 0));
  const total = arms.reduce((sum, { weight }) => sum + weight, holdoutWeight);
  let left = shareOf(`${arms[0]?.parentId ?? ''}:${visitorId}`) * total;
  for (const { name, weight } of arms.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (left < weight) return name;
    left -= weight;
  }
  return HOLDOUT;
}

/** FNV-1a with a final mix, as a number from 0 to below 1: evenly spread, the same everywhere. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
