import type { ExplanationLine } from '@beckon/contract/popup';
import { TRIGGER_WORDS, type TriggerWords } from '@beckon/contract/values';

/** The owner's name for a rule or filter. One that is not in this table keeps its own name. */
const RULE_WORDS: Readonly<Record<string, string>> = {
  account: 'your account',
  status: 'live or paused',
  schedule: 'the schedule',
  frequency: 'how often it may show',
  converted: 'already converted',
  embedded: 'its place in the page',
  'page-url': 'the address of this page',
  'page-title': 'the title of this page',
  device: 'the device',
  country: 'the visitor’s country',
  language: 'the visitor’s language',
  referrer: 'the page they came from',
  'traffic-source': 'the traffic source',
  'visitor-kind': 'the visitor',
  visits: 'the number of visits',
  'pages-seen': 'the number of pages in this visit',
  'landing-page': 'the first page of this visit',
  'visited-page': 'a page they have seen',
  'store-customer': 'the shop’s customer',
  'cart-value': 'the value of the cart',
  'cart-items': 'the number of items in the cart',
  'cart-product': 'the product in the cart',
  'operating-system': 'the operating system',
  'ip-address': 'the IP address',
  'closed by X': 'closed with its X',
  attentionBudget: 'popups in this visit',
  closedByX: 'closed with its X',
  convertedVisitor: 'already converted',
  cookies: 'cookies',
  engagement: 'what they did with another popup',
  jsVariables: 'values of the page',
  sourceCode: 'the html of the page',
};

/** The name of a rule, filter or trigger in an owner's words. */
export function nameOf({ source, name }: Pick<ExplanationLine, 'source' | 'name'>): string {
  const triggers: Readonly<Record<string, TriggerWords>> = TRIGGER_WORDS;
  return (source === 'trigger' ? triggers[name]?.name : RULE_WORDS[name]) ?? name;
}

/**
 * The maximum length of a shown value, in characters. Longer values would move the answer out of
 * sight.
 */
const LONGEST = 60;

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/u;

/** The first moment in a text, in the reader's local time; undefined if there is none. */
export function momentIn(text: string): string | undefined {
  const [moment] = MOMENT.exec(text) ?? [];
  return moment === undefined
    ? undefined
    : new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

/** What was seen, without names that only calls use. */
export function seenWords(seen: string): string {
  const words = seen.replace(/^display_\w+, /u, '').replaceAll('seen_poptin', 'seen');
  return shortened(words.replace(MOMENT, (moment) => momentIn(moment) ?? moment));
}

/** The value, cut if it is too long for the panel. */
export function shortened(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
}
