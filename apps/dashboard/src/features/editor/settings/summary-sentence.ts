import type { AudienceRule, PopupSettings } from '@beckon/contract/settings';
import type { PopupType } from '@beckon/contract/values';
import { operatorWords, RULE_WORDS } from '../../../lib/words/audience-words.ts';
import { FREQUENCY_WORDS } from './frequency/frequency-words.ts';
import { isRuleKind } from './audience/rule-menu.ts';
import { momentsOf } from './triggers/trigger-entries.ts';

const MANY_GROUPS = 1;
const WEEKDAYS = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
];
const WHOLE_WEEK = 7;
const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * When, to which visitors and how often the popup shows, as one sentence for its owner. No side
 * effects.
 */
export function summarySentence(settings: PopupSettings, type: PopupType): string {
  if (type === 'embedded') return `Shows in your page, ${audience(settings)}${timing(settings)}.`;
  if (settings.triggers.clickOnly === true)
    return `Opens only when someone clicks your link or button, ${audience(settings)}${timing(settings)}.`;
  const moments = momentsOf(settings.triggers);
  if (moments.length === 0) return 'Does not open by itself yet: choose a moment below.';
  return `Shows ${OR.format(moments)}, ${audience(settings)}, ${howOften(settings.frequency)}${timing(settings)}.`;
}

function audience({ audience: { groups }, filters, stopForConverted }: PopupSettings): string {
  const [first = []] = groups;
  const rules =
    groups.length > MANY_GROUPS
      ? [`visitors who fit one of ${groups.length} groups of rules`]
      : [visitorsOf(first)];
  const besides =
    Object.keys(filters).length > 0 ? ' if they also pass your checks in the browser' : '';
  return `to ${rules.join('')}${besides}${stopForConverted ? ' until they convert' : ''}`;
}

function visitorsOf(rules: readonly AudienceRule[]): string {
  const kind = rules.find((rule) => rule.kind === 'visitor-kind' && rule.values.length === 1);
  const others = rules.filter((rule) => rule !== kind).map(ruleWords);
  const who =
    kind === undefined
      ? rules.length === 0
        ? 'everybody'
        : 'visitors'
      : `${kind.operator.includes('not') ? 'all but ' : ''}${kind.values.join('')} visitors`;
  return others.length === 0 ? who : `${who} whose ${AND.format(others)}`;
}

function ruleWords({ kind, operator, values }: AudienceRule): string {
  const what = isRuleKind(kind) ? RULE_WORDS[kind] : kind;
  return `${what.charAt(0).toLowerCase()}${what.slice(1)} ${operatorWords(operator)} ${OR.format(values)}`.trim();
}

function howOften({ rule, count }: PopupSettings['frequency']): string {
  const { summary, counted } = FREQUENCY_WORDS[rule];
  return summary(count ?? counted?.first ?? 1);
}

function timing({ schedule: { from, until, weekdays, hours } }: PopupSettings): string {
  const parts = [
    from === undefined ? '' : `from ${inWords(from)}`,
    until === undefined ? '' : `until ${inWords(until)}`,
    weekdays === undefined || weekdays.length === WHOLE_WEEK
      ? ''
      : `on ${AND.format(weekdays.map((day) => WEEKDAYS[day] ?? ''))}`,
    hours === undefined
      ? ''
      : `between ${hours.from} and ${hours.until}${hours.from > hours.until ? ' of the next day' : ''}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `, ${parts.join(' ')}`;
}

const inWords = (limit: string): string => limit.replace('T', ' ');
