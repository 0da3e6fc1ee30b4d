import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import {
  keysOf,
  NUMBER_TRIGGER_WORDS,
  SWITCH_TRIGGER_WORDS,
  TRIGGER_OF_SETTING,
  tableOf,
  type TriggerName,
} from '@beckon/contract/values';
import { plural } from './plural.ts';

type NumberKey = keyof typeof NUMBER_TRIGGER_WORDS;
type SwitchKey = keyof typeof SWITCH_TRIGGER_WORDS;
type PlainName = (typeof TRIGGER_OF_SETTING)[NumberKey | SwitchKey];
type Opening = (amount: number) => string;

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/** When a popup opens, after the word “Shown”: “after 5 seconds on the page or before leaving”. */
export function openingWords(triggers: readonly PlayedTrigger[]): string {
  return EITHER.format(triggers.map(({ name, amount = 0 }) => OPENINGS[name](amount)));
}

/** The moment at which a trigger with a number opens the popup: “after 3 clicks”. */
export function numberMoment(key: NumberKey, number: number): string {
  const [one, many] = NUMBER_TRIGGER_WORDS[key].moment;
  return number === 1 ? one : many.replace('#', String(number));
}

const onRequest: Opening = () => 'when it is asked for';

/**
 * The texts of triggers whose setting is neither a number nor a switch, by the names that reports
 * use.
 */
const SHAPED: Readonly<Record<Exclude<TriggerName, PlainName>, Opening>> = {
  time: (seconds) => (seconds === 0 ? 'at once' : `after ${plural(seconds, 'second')} on the page`),
  time_on_site: (seconds) => `after ${plural(seconds, 'second')} on the website`,
  exit: () => 'when the visitor is about to leave',
  shopify_cart: () => 'when the cart changes',
  wix_cart: () => 'when the cart changes',
  event: () => 'when the page reports its event',
  click: () => 'when the visitor clicks its link or button',
  embedded: () => 'in its place in the page',
  preview: onRequest,
  teaser: onRequest,
  landing: onRequest,
  on_load: onRequest,
};

/**
 * The texts of all triggers. Those of numbers and switches come from the contract. A trigger
 * without a text does not compile.
 */
const OPENINGS: Readonly<Record<TriggerName, Opening>> = {
  ...SHAPED,
  ...tableOf(
    keysOf(NUMBER_TRIGGER_WORDS),
    (key) => TRIGGER_OF_SETTING[key],
    (key) => (amount) => numberMoment(key, amount),
  ),
  ...tableOf(
    keysOf(SWITCH_TRIGGER_WORDS),
    (key) => TRIGGER_OF_SETTING[key],
    (key) => () => SWITCH_TRIGGER_WORDS[key].moment,
  ),
};
