import type { FrequencySettings } from '@beckon/contract/settings';
import { FREQUENCY_RULES, TRIGGER_NAMES } from '@beckon/contract/values';
import { asNumber, asText, isUnused, oneOf, type WireRecord } from '../answer-reading.ts';
import { describe, type ReportBroken } from './from-wire-triggers.ts';

const UNCAPPED = { rule: 'display_everytime_everypage_5', scope: 'all' } as const;

/**
 * `[scope@]rule_code`, with its count in `d_f_a`. An unknown rule never passes.
 * docs/behaviour/frequency.md#frequency-on-the-wire.
 */
export function frequencyFromWire(wire: WireRecord, note: ReportBroken): FrequencySettings {
  if (isUncapped(wire)) return UNCAPPED;
  const { d_f_a: count, d_f_r: text } = wire;
  const [scope, code] = splitScope(asText(text) ?? '');
  const rule = oneOf(FREQUENCY_RULES, code.trim());
  if (rule === undefined) {
    note('frequency', `${describe(text)} is no known rule`);
    return UNCAPPED;
  }
  const number = asNumber(count);
  const hasCount = number !== undefined && Number.isInteger(number) && number >= 1;
  return hasCount
    ? { rule, scope: readScope(scope), count: number }
    : { rule, scope: readScope(scope) };
}

/** `d_f_a` says no, or the rule is every time on every page. */
function isUncapped({ d_f_a: count, d_f_r: rule }: WireRecord): boolean {
  return (
    count === 'no' || isUnused(rule) || (typeof rule === 'string' && rule.endsWith(UNCAPPED.rule))
  );
}

function splitScope(text: string): readonly [string, string] {
  const at = text.indexOf('@');
  return at === -1 ? ['all', text] : [text.slice(0, at), text.slice(at + 1)];
}

function readScope(text: string): FrequencySettings['scope'] {
  const names = text.split(',').flatMap((name) => oneOf(TRIGGER_NAMES, name.trim()) ?? []);
  return names.length > 0 ? names : 'all';
}
