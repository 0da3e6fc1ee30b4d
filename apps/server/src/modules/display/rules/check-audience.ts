import type { AudienceRule, AudienceSettings } from '@beckon/contract/settings';
import type { AudienceRuleKind } from '@beckon/contract/values';
import { CompareTime } from './compare-time.ts';
import { matchesPattern, type RuleValues, testOf } from './compare.ts';
import { describeRule, describeSeen } from './describe-rule.ts';
import { RULES } from './index.ts';
import { createPatternSearch, type PatternSearch } from './pattern-search.ts';
import type { Seen } from './rule.ts';
import type { VisitorFacts } from './visitor-facts.ts';

/** The verdict of one rule of one group. */
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
 * Checks an audience: all rules of a group must pass, and one passing group is enough. Without
 * groups every visitor passes. No side effects.
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
 * The values of rules in the form in which they are compared, rule by rule. A rule with one value
 * has that value instead of a list.
 */
export interface ComparableValues {
  readonly values: readonly RuleValues[];
  /** The position of the first rule. */
  readonly from: number;
}

/**
 * The values of a rule in the form in which they are compared. A value that needs no change stays
 * the same string.
 */
export function comparableTexts(
  { kind, operator }: Pick<AudienceRule, 'kind' | 'operator'>,
  values: readonly string[],
): readonly string[] {
  const normalise = isKnown(kind) && operator !== 'regex' ? RULES[kind].normalise : undefined;
  if (!normalise) return values;
  const made = values.map(normalise);
  return made.every((text, at) => text === values[at]) ? values : made;
}

/**
 * The same verdict without the trace, because display decisions need it a thousand times a second.
 * Returns the kind of the rule that the visitor fails (with several groups, that of the first
 * group); undefined if the visitor passes. `comparable`: prepared values that replace the rules'
 * own.
 */
export function failedRule(
  audience: AudienceSettings,
  call: CheckedCall,
  comparable?: ComparableValues,
): AudienceRule['kind'] | undefined {
  let first: AudienceRule['kind'] | undefined;
  const asked = { call, values: comparable?.values };
  let at = comparable?.from ?? 0;
  for (const rules of readyRules(audience)) {
    const failed = firstFailed(rules, asked, at);
    at += rules.length;
    if (rules.length === 0) continue;
    if (failed === undefined) return undefined;
    first ??= failed.kind;
  }
  return first;
}

/** `at`: the position of the first rule's values. */
function firstFailed(
  rules: readonly ReadyRule[],
  {
    call,
    values,
  }: { readonly call: CheckedCall; readonly values: ComparableValues['values'] | undefined },
  at: number,
): AudienceRule | undefined {
  for (let place = 0; place < rules.length; place += 1) {
    const ready = rules[place];
    if (ready === undefined) continue;
    const { rule } = ready;
    const ofRule = values?.[at + place] ?? comparableTexts(rule, rule.values);
    if (!ruleHolds(ready, ofRule, call)) return rule;
  }
  return undefined;
}

/** Operators for which it is enough to check the one text that contains the others. */
const CONTAINS: ReadonlySet<string> = new Set(['contains', 'contains_not']);
const KINDS: readonly string[] = Object.keys(RULES);

/** A rule with everything that is looked up only once. */
interface ReadyRule {
  readonly rule: AudienceRule;
  /** The index of its kind; below 0 if there is no such kind. */
  readonly place: number;
  /** It is enough to search the text that contains all others. */
  readonly looksAtWhole: boolean;
  /** Undefined for patterns. */
  readonly test: ReturnType<typeof testOf> | undefined;
}

/** Popups with the same settings share one object, so there are few. */
const ready = new WeakMap<AudienceSettings, readonly (readonly ReadyRule[])[]>();

function readyRules(audience: AudienceSettings): readonly (readonly ReadyRule[])[] {
  const known = ready.get(audience);
  if (known) return known;
  const made = audience.groups.map((rules) => rules.map(readyRule));
  ready.set(audience, made);
  return made;
}

function readyRule(rule: AudienceRule): ReadyRule {
  const { kind, operator } = rule;
  return {
    rule,
    place: KINDS.indexOf(kind),
    looksAtWhole: CONTAINS.has(operator) && isKnown(kind) && RULES[kind].seeWhole !== undefined,
    test: operator === 'regex' ? undefined : testOf(operator),
  };
}

function ruleHolds(
  { rule, place, looksAtWhole, test }: ReadyRule,
  values: RuleValues,
  call: CheckedCall,
): boolean {
  if (place < 0 || !call.time.take(values.length)) return false;
  const seen = looksAtWhole ? wholeOnce(rule.kind, place, call) : seenOnce(rule.kind, place, call);
  if (test !== undefined) return test(seen, values, call.time);
  return matchesPattern(seen, typeof values === 'string' ? [values] : values, call.search);
}

/** A visitor, and what the rules of all popups share during one call. */
export interface CheckedCall {
  readonly facts: VisitorFacts;
  /** The values of each kind of rule, by the index of the kind. */
  readonly seen: (Seen | undefined)[];
  /** The text that contains the others of its kind, also by the index of the kind. */
  readonly whole: (Seen | undefined)[];
  /** All patterns of a call share one search, and its time limit. */
  readonly search: PatternSearch;
  /** All other comparisons of a call share this time. */
  readonly time: CompareTime;
}

/**
 * Created once per call and passed to the rules of each popup, because a map of calls would cost
 * more than the rules.
 */
export function checkedCall(facts: VisitorFacts): CheckedCall {
  const [search, time] = [createPatternSearch(), new CompareTime()];
  return { facts, seen: [], whole: [], search, time };
}

/** Reads each fact once per call, because the popups of a site often need the same ones. */
function seenOnce(kind: string, place: number, { seen, facts }: CheckedCall): Seen {
  return (seen[place] ??= isKnown(kind) ? RULES[kind].see(facts) : []);
}

function wholeOnce(kind: string, place: number, { whole, facts }: CheckedCall): Seen {
  return (whole[place] ??= (isKnown(kind) ? RULES[kind].seeWhole?.(facts) : undefined) ?? []);
}

function verdictOf(rule: AudienceRule, group: number, call: CheckedCall): AudienceVerdict {
  const { kind, operator, values } = rule;
  const made = readyRule(rule);
  return {
    group,
    kind,
    operator,
    values: [...values],
    wanted: describeRule(rule),
    seen: isKnown(kind)
      ? describeSeen(seenOnce(kind, made.place, call), RULES[kind].isElsewhere)
      : 'no such rule',
    passes: ruleHolds(made, comparableTexts(rule, values), call),
  };
}

function isKnown(kind: string): kind is AudienceRuleKind {
  return Object.hasOwn(RULES, kind);
}
