import type { AudienceRule, AudienceSettings } from '@beckon/contract/settings';
import type { AudienceRuleKind } from '@beckon/contract/values';
import { holds, matchesPattern } from './compare.ts';
import { describeRule, describeSeen } from './describe-rule.ts';
import { RULES } from './index.ts';
import { createPatternSearch, type PatternSearch } from './pattern-search.ts';
import type { Seen } from './rule.ts';
import type { VisitorFacts } from './visitor-facts.ts';

/** What one rule of one group said. */
export interface AudienceVerdict {
  readonly group: number;
  readonly kind: string;
  readonly operator: string;
  readonly values: string[];
  readonly wanted: string;
  readonly seen: string;
  readonly passes: boolean;
}

export interface AudienceAnswer {
  readonly passes: boolean;
  readonly verdicts: readonly AudienceVerdict[];
}

/**
 * All rules of a group must hold, any group is enough; no group lets everybody pass. Pure: the same
 * facts, the same answer.
 */
export function checkAudience({ groups }: AudienceSettings, facts: VisitorFacts): AudienceAnswer {
  const call = checkedCall(facts);
  const checked = groups.map((rules, group) => rules.map((rule) => verdictOf(rule, group, call)));
  const asking = checked.filter((verdicts) => verdicts.length > 0);
  return {
    passes:
      asking.length === 0 || asking.some((verdicts) => verdicts.every(({ passes }) => passes)),
    verdicts: checked.flat(),
  };
}

/**
 * The same answer without the trace: what the display decision asks a thousand times a second.
 * Returns the kind of the rule that the visitor fails, the first one's of several groups; undefined
 * when all may see it.
 */
export function failedRule(
  { groups }: AudienceSettings,
  call: CheckedCall,
  values?: readonly (readonly string[])[],
): AudienceRule['kind'] | undefined {
  let first: AudienceRule['kind'] | undefined;
  let next = 0;
  for (const rules of groups) {
    const from = next;
    next += rules.length;
    if (rules.length === 0) continue;
    const failed = rules.find(
      (rule, at) => !ruleHolds(rule, values === undefined ? rule.values : values[from + at], call),
    );
    if (!failed) return undefined;
    first ??= failed.kind;
  }
  return first;
}

/** Operators for which one text stands for all of its parts. */
const CONTAINS: ReadonlySet<string> = new Set(['contains', 'contains_not']);

function ruleHolds(
  { kind, operator }: AudienceRule,
  values: readonly string[] = [],
  call: CheckedCall,
): boolean {
  if (!isKnown(kind)) return false;
  const seen = seenOnce(kind, call);
  const asks = CONTAINS.has(operator) && RULES[kind].firstHoldsAll === true;
  const looked = asks && typeof seen !== 'number' ? seen.slice(0, 1) : seen;
  return operator === 'regex'
    ? matchesPattern(looked, values, call.search)
    : holds(looked, operator, comparableValues(kind, values, call));
}

/** A visitor, and what the rules of all popups share while one call is decided. */
export interface CheckedCall {
  readonly facts: VisitorFacts;
  readonly seen: Map<AudienceRuleKind, Seen>;
  /** All patterns of a call share one search, and so the time that it may take. */
  readonly search: PatternSearch;
  readonly comparable: ComparableValues | undefined;
}

/** Values of rules made comparable. */
export type ComparableValues = Map<readonly string[], readonly string[]>;

/**
 * For one call: handed on to each popup's rules, since a map of calls would cost more than they do.
 * `comparable` may serve later calls for the same rules, too.
 */
export function checkedCall(facts: VisitorFacts, comparable?: ComparableValues): CheckedCall {
  return { facts, seen: new Map(), search: createPatternSearch(), comparable };
}

/** The popups of a site often ask the same of a visitor: each thing is looked at once a call. */
function seenOnce(kind: AudienceRuleKind, { seen: known, facts }: CheckedCall): Seen {
  let seen = known.get(kind);
  if (seen === undefined) known.set(kind, (seen = RULES[kind].see(facts)));
  return seen;
}

/**
 * An owner's values do not change while a rule is in memory: they are made comparable once. Kept
 * with the site and not in a `WeakMap`, of which the garbage collector looks through all entries:
 * most sites are unpacked for a single call.
 */
function comparableValues(
  kind: AudienceRuleKind,
  values: readonly string[],
  { comparable }: CheckedCall,
): readonly string[] {
  const { normalise } = RULES[kind];
  if (!normalise) return values;
  const known = comparable?.get(values);
  if (known) return known;
  const made = values.map(normalise);
  comparable?.set(values, made);
  return made;
}

function verdictOf(rule: AudienceRule, group: number, call: CheckedCall): AudienceVerdict {
  const { kind, operator, values } = rule;
  return {
    group,
    kind,
    operator,
    values: [...values],
    wanted: describeRule(rule),
    seen: isKnown(kind) ? describeSeen(seenOnce(kind, call)) : 'no such rule',
    passes: ruleHolds(rule, values, call),
  };
}

function isKnown(kind: string): kind is AudienceRuleKind {
  return Object.hasOwn(RULES, kind);
}
