import type { TriggerName } from './triggers.ts';

/**
 * Openings that the visitor asked for: no frequency cap, no attention budget, no closed-by-X marker
 * stops them.
 */
export const ASKED_FOR_TRIGGERS: readonly TriggerName[] = [
  'click',
  'preview',
  'embedded',
  'teaser',
  'landing',
];
