import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import { operatorWords, RULE_WORDS } from '../../lib/audience-words.ts';
import { openingWords } from '../../lib/opening-words.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/** The answer first, then the reason: “Not shown: this page is not in /shop.” */
export function answerWords(popup: TestVisitPopup): string {
  const { shows, stop, triggers, lines } = popup;
  if (!shows) {
    const others = stop?.group !== undefined && groupsOf(lines) > 1;
    const also = others ? ', and no other group of its rules holds' : '';
    return `Not shown: ${stop === undefined ? 'nothing opens it' : stopWords(stop)}${also}.`;
  }
  const open = lines.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule);
  return `Shown ${openingWords(triggers)}${open.map(unknownWords).join('')}.`;
}

function groupsOf(lines: readonly TestVisitLine[]): number {
  return new Set(lines.flatMap(({ group }) => group ?? [])).size;
}

function unknownWords(rule: string): string {
  return rule === 'jsVariables'
    ? ', if the values of the page fit'
    : ', if the html of the page fits';
}

/** Why one rule or filter stops a popup, without the popup. */
export function stopWords(line: TestVisitLine): string {
  const { operator, values = [], seen } = line;
  if (operator !== undefined) return audienceWords(line.rule, operator, { values, seen });
  return (STOPS[line.rule] ?? otherWords)(line);
}

type Words = (line: Pick<TestVisitLine, 'rule' | 'wanted' | 'seen'>) => string;

const STOPS: Readonly<Record<string, Words>> = {
  status: ({ seen }) => (seen === 'draft' ? 'it has never been published' : 'it is paused'),
  schedule: ({ seen }) => `its schedule leaves this time out: ${seen}`,
  frequency: ({ wanted, seen }) =>
    `this visitor has seen it often enough: ${wanted === '' ? lastOf(seen) : `${lastOf(seen)}; it shows ${wanted}`}`,
  converted: () => 'this visitor has converted on it already',
  convertedVisitor: () => 'this visitor has converted on it already',
  'A/B test': ({ seen }) => `this visitor gets design ${seen} of the A/B test`,
  embedded: () => 'the page has no place for it',
  closedByX: () => 'this visitor closed it by its X less than a day ago',
  attentionBudget: ({ seen }) => `the limit of the visit is reached: ${seen}`,
  cookies: ({ seen }) => `a cookie does not fit: ${seen}`,
  engagement: () => 'of what this visitor did with another popup',
};

/** Both halves say when; the browser's says the name of the rule before it. */
function lastOf(seen: string): string {
  const [, moment] = /last shown (\S+)/.exec(seen) ?? [];
  return moment === undefined ? seen : `last on ${moment.slice(0, 16).replace('T', ' at ')} UTC`;
}

const otherWords: Words = ({ rule, wanted, seen }) =>
  `${rule.replaceAll('-', ' ')} is ${seen}${wanted === '' ? '' : `, wanted is ${wanted}`}`;

interface Compared {
  readonly values: readonly string[];
  readonly seen: string;
}

function audienceWords(rule: string, operator: string, compared: Compared): string {
  const wanted = EITHER.format(compared.values.map((value) => valueWords(rule, value)));
  const seen = valueWords(rule, compared.seen);
  if (rule === 'page-url') return `this page is ${pageWords(operator, wanted)}`;
  const names: Readonly<Record<string, string>> = RULE_WORDS;
  const what = lowerFirst(names[rule] ?? rule);
  const is = seen === '(nothing)' ? 'is not known' : `is ${seen}`;
  switch (operator) {
    case 'in':
    case 'is':
      return `${what} ${is}, not ${wanted}`;
    case 'not_in':
    case 'is_not':
      return `${what} ${is}, which is left out`;
    case 'at_least':
      return `${what} ${is}, less than ${wanted}`;
    case 'at_most':
      return `${what} ${is}, more than ${wanted}`;
    default:
      return `${what} ${is}, wanted: ${operatorWords(operator)} ${wanted}`;
  }
}

const DEVICES: Readonly<Record<string, string>> = { desktop: 'computer', mobile: 'phone' };

function valueWords(rule: string, value: string): string {
  if (rule === 'country' && /^[a-z]{2}$/i.test(value))
    return COUNTRIES.of(value.toUpperCase()) ?? value;
  return rule === 'device' ? (DEVICES[value] ?? value) : value;
}

function pageWords(operator: string, wanted: string): string {
  switch (operator) {
    case 'is':
      return `not ${wanted}`;
    case 'starts':
    case 'contains':
      return `not in ${wanted}`;
    case 'is_not':
    case 'contains_not':
      return `left out (${wanted})`;
    default:
      return `another one than wanted: ${operatorWords(operator)} ${wanted}`;
  }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** One line of the trace by name. */
export function lineWords({ rule }: TestVisitLine): string {
  const names: Readonly<Record<string, string>> = { ...RULE_WORDS, ...OTHER_NAMES };
  return names[rule] ?? rule;
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  status: 'Live',
  schedule: 'Schedule',
  frequency: 'How often',
  converted: 'Converted before',
  closedByX: 'Closed by its X',
  attentionBudget: 'Popups in one visit',
  engagement: 'Other popups',
  cookies: 'Cookies',
  jsVariables: 'Values of the page',
  sourceCode: 'Html of the page',
  embedded: 'Place in the page',
};
