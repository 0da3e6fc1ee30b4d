import type { AudienceRule, PopupSettings } from '@beckon/contract/settings';
import {
  DEFAULT_DAYS_BETWEEN,
  DEFAULT_VISITS_BETWEEN,
  type PopupType,
} from '@beckon/contract/values';
import { operatorWords, RULE_WORDS } from './audience-words.ts';
import { isRuleKind } from './rule-menu.ts';

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
const CART_MOMENT = 'when the cart changes';
const OR = new Intl.ListFormat('en', { type: 'disjunction' });
const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/** When, to whom and how often the popup shows, as one sentence for its owner. Pure. */
export function summarySentence(settings: PopupSettings, type: PopupType): string {
  if (type === 'embedded') return `Stands in your page, ${audience(settings)}${timing(settings)}.`;
  if (settings.triggers.clickOnly === true)
    return `Opens only when somebody clicks your link or button, ${audience(settings)}${timing(settings)}.`;
  const moments = momentsOf(settings.triggers);
  if (moments.length === 0) return 'Does not open by itself yet: choose a moment below.';
  return `Shows ${OR.format(moments)}, ${audience(settings)}, ${howOften(settings.frequency)}${timing(settings)}.`;
}

type Triggers = PopupSettings['triggers'];

/** What each trigger says when it is used. */
const MOMENTS: Readonly<
  Record<Exclude<keyof Triggers, 'clickOnly'>, (triggers: Triggers) => string | false | undefined>
> = {
  afterSeconds: ({ afterSeconds: time }) => time && afterTime(time),
  autoPilot: ({ autoPilot }) => autoPilot && 'at a moment that Beckon picks',
  inactiveSeconds: ({ inactiveSeconds: seconds }) =>
    seconds !== undefined && `after ${plural(seconds, 'second')} without activity`,
  exitIntent: ({ exitIntent }) => exitIntent && 'when they are about to leave',
  scrolledPercent: ({ scrolledPercent: percent }) =>
    percent !== undefined && `after scrolling ${percent} % of the page`,
  pageClicks: ({ pageClicks }) =>
    pageClicks !== undefined && `after ${plural(pageClicks, 'click')}`,
  nthPage: ({ nthPage }) => nthPage !== undefined && `on page ${nthPage} of a visit`,
  adBlocker: ({ adBlocker }) => adBlocker && 'when an ad blocker is found',
  shopifyCart: ({ shopifyCart }) => shopifyCart && CART_MOMENT,
  wixCart: ({ wixCart }) => wixCart && CART_MOMENT,
  eventName: ({ eventName }) => eventName !== undefined && 'when your own code says so',
};

function momentsOf(triggers: Triggers): string[] {
  const moments = Object.values(MOMENTS).map((momentOf) => momentOf(triggers));
  return [...new Set(moments.filter((words) => typeof words === 'string'))];
}

function afterTime({ seconds, on }: NonNullable<Triggers['afterSeconds']>): string {
  if (seconds === 0) return 'at once';
  return `after ${plural(seconds, 'second')} on ${on === 'website' ? 'your website' : 'the page'}`;
}

function audience({ audience: { groups }, filters, stopForConverted }: PopupSettings): string {
  const [first = []] = groups;
  const rules =
    groups.length > MANY_GROUPS
      ? [`whoever fits one of ${groups.length} groups of rules`]
      : [visitorsOf(first)];
  const besides =
    Object.keys(filters).length > 0 ? ' who also pass your checks in the browser' : '';
  return `to ${rules.join('')}${besides}${stopForConverted ? ' until they have answered' : ''}`;
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
  if (rule === 'display_everytime_everypage_5') return 'every time';
  if (rule === 'display_once_a_visitor_2') return 'only once ever';
  if (rule === 'display_once_a_day_1') return 'at most once a day';
  if (rule === 'display_once_every_few_visiting_4')
    return `at most once in ${plural(count ?? DEFAULT_VISITS_BETWEEN, 'visit')}`;
  return `at most once in ${plural(count ?? DEFAULT_DAYS_BETWEEN, 'day')}`;
}

function timing({ schedule: { from, until, weekdays, hours } }: PopupSettings): string {
  const parts = [
    from === undefined ? '' : `from ${from}`,
    until === undefined ? '' : `until ${until}`,
    weekdays === undefined || weekdays.length === WHOLE_WEEK
      ? ''
      : `on ${AND.format(weekdays.map((day) => WEEKDAYS[day] ?? ''))}`,
    hours === undefined ? '' : `between ${hours.from} and ${hours.until}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `, ${parts.join(' ')}`;
}

function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
