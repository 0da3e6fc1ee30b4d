import type { AudienceRule, AudienceSettings } from '@beckon/contract/settings';
import type { AudienceRuleKind } from '@beckon/contract/values';
import { holds } from './compare.ts';
import { RULES } from './index.ts';
import type { Seen } from './rule.ts';
import type { VisitorFacts } from './visitor-facts.ts';

/** What one rule of one group said. */
export interface AudienceVerdict {
  readonly group: number;
  readonly kind: string;
  readonly wanted: string;
  readonly seen: string;
  readonly passes: boolean;
}

export interface AudienceAnswer {
  readonly passes: boolean;
  readonly verdicts: readonly AudienceVerdict[];
}

/** All rules of a group must hold, any group is enough; no group lets everybody pass. Pure: the same facts, the same answer. */
export function checkAudience({ groups }: AudienceSettings, facts: VisitorFacts): AudienceAnswer {
  const judged = groups.map((rules, group) => rules.map((rule) => verdictOf(rule, group, facts)));
  const asking = judged.filter((verdicts) => verdicts.length > 0);
  return {
    passes: asking.length === 0 || asking.some((verdicts) => verdicts.every(({ passes }) => passes)),
    verdicts: judged.flat(),
  };
}

/** The same answer without the trace: what the display decision asks a thousand times a second. */
export function isInAudience({ groups }: AudienceSettings, facts: VisitorFacts): boolean {
  const asking = groups.filter((rules) => rules.length > 0);
  return asking.length === 0 || asking.some((rules) => rules.every((rule) => ruleHolds(rule, facts)));
}

function ruleHolds({ kind, operator, values }: AudienceRule, facts: VisitorFacts): boolean {
  if (!isKnown(kind)) return false;
  const { see, normalise } = RULES[kind];
  return holds(see(facts), operator, normalise && operator !== 'regex' ? values.map(normalise) : values);
}

function verdictOf(rule: AudienceRule, group: number, facts: VisitorFacts): AudienceVerdict {
  const { kind, operator, values } = rule;
  return {
    group, kind, wanted: `${operator} ${values.join(', ')}`,
    seen: isKnown(kind) ? seenText(RULES[kind].see(facts)) : 'no such rule',
    passes: ruleHolds(rule, facts),
  };
}

function seenText(seen: Seen): string {
  return typeof seen === 'number' ? String(seen) : (seen[0] ?? '(nothing)');
}

function isKnown(kind: string): kind is AudienceRuleKind {
  return Object.hasOwn(RULES, kind);
}
