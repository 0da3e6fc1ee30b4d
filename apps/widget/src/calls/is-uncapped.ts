import { isUnused, type WireRecord } from './answer-reading.ts';

const EVERY_TIME = 'display_everytime_everypage_5';

/**
 * Whether a wire popup has no frequency cap: `d_f_a` says no, or the rule is every time on every
 * page. docs/behaviour/frequency.md#frequency-on-the-wire.
 */
export function isUncapped({ d_f_a: count, d_f_r: rule }: WireRecord): boolean {
  return (
    count === 'no' || isUnused(rule) || (typeof rule === 'string' && rule.endsWith(EVERY_TIME))
  );
}
