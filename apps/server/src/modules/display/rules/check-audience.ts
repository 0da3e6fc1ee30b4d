import type { AudienceRule, AudienceSettings } from '@beckon/contract/settings';
import type { AudienceRuleKind } from '@beckon/contract/values';
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
 * All rules of a group must pass, and one group is enough. Without groups every visitor passes.
 * Pure: the same facts give the same answer.
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
 * Values of rules as they are compared, one rule after the other. A rule with one value has the
 * value itself instead of a list.
 */
export interface ComparableValues {
  readonly values: readonly RuleValues[];
  /** Position of the first rule. */
  readonly from: number;
}

/** A rule's values as they are compared. A value that needs no change is the same text. */
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
 * The same answer without the trace. The display decision calls this a thousand times a second.
 * Returns the kind of the rule that the visitor fails, the first one's of several groups; undefined
 * when all may see it. `comparable`: values in the place of the rules' own.
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

/** `at`: place of the values of the first rule. */
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

/** Operators for which one text stands for all of its parts. */
const CONTAINS: ReadonlySet<string> = new Set(['contains', 'contains_not']);
const KINDS: readonly string[] = Object.keys(RULES);

/** A rule with what is looked up for it but once. */
interface ReadyRule {
  readonly rule: AudienceRule;
  /** Of its kind; below 0: there is no such kind. */
  readonly place: number;
  readonly looksAtFirst: boolean;
  /** Undefined for patterns. */
  readonly test: ReturnType<typeof testOf> | undefined;
}

/** Settings are shared by all popups that are set up alike, and are few. */
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
    looksAtFirst: CONTAINS.has(operator) && isKnown(kind) && RULES[kind].firstHoldsAll === true,
    test: operator === 'regex' ? undefined : testOf(operator),
  };
}

function ruleHolds(
  { rule, place, looksAtFirst, test }: ReadyRule,
  values: RuleValues,
  call: CheckedCall,
): boolean {
  if (place < 0) return false;
  const seen = seenOnce(rule.kind, place, call);
  const looked = looksAtFirst && typeof seen !== 'number' ? seen.slice(0, 1) : seen;
  if (test !== undefined) return test(looked, values);
  return matchesPattern(looked, typeof values === 'string' ? [values] : values, call.search);
}

/** A visitor, and what the rules of all popups share while one call is decided. */
export interface CheckedCall {
  readonly facts: VisitorFacts;
  /** By the place of the kind. */
  readonly seen: (Seen | undefined)[];
  /** All patterns of a call share one search, and so the time that it may take. */
  readonly search: PatternSearch;
}

/** For one call: handed on to each popup's rules, since a map of calls would cost more than they do. */
export function checkedCall(facts: VisitorFacts): CheckedCall {
  return { facts, seen: [], search: createPatternSearch() };
}

/** The popups of a site often ask the same of a visitor: each thing is looked at once a call. */
function seenOnce(kind: string, place: number, { seen, facts }: CheckedCall): Seen {
  return (seen[place] ??= isKnown(kind) ? RULES[kind].see(facts) : []);
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
    seen: isKnown(kind) ? describeSeen(seenOnce(kind, made.place, call)) : 'no such rule',
    passes: ruleHolds(made, comparableTexts(rule, values), call),
  };
}

function isKnown(kind: string): kind is AudienceRuleKind {
  return Object.hasOwn(RULES, kind);
}
