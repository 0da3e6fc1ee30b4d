import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import { momentIn, nameOf, shortened } from './reason-words.ts';

type Sentence = (line: ExplanationLine, popup: PopupExplanation) => string;

/** Reasons why a popup is not shown that do not depend on page or visitor. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  account: ({ seen }) =>
    seen === 'suspended'
      ? 'your account is suspended, so no popup shows'
      : 'your account has used up its views of this month, so no popup shows',
  status: () => 'it is paused',
  schedule: ({ wanted, seen }) => `its schedule is ${wanted}, and it is ${seen} now`,
  frequency: ({ seen }, popup) =>
    `it may show ${frequencyOf(popup)}, and this visitor saw it${momentSeen(seen)}`,
  converted: () => 'this visitor has already converted',
  convertedVisitor: () => 'this visitor has already converted',
  closedByX: () => 'this visitor closed it with its X within the last day',
  attentionBudget: ({ seen }) =>
    `this visit has had as many popups as your settings allow (${seen})`,
  embedded: () => 'this page does not have the line of code for its place',
  'A/B test': ({ seen }) =>
    seen === '' ? 'this visitor is kept out of the A/B test' : `this visitor gets design ${seen}`,
  holdout: () => 'this visitor is in the group that is not shown this popup',
  'holdout of the site': () => 'this visitor is in the group that is shown no popups',
  engagement: () => 'what this visitor did with another popup does not match this one’s check',
  cookies: ({ seen }) => `a cookie does not match its check (${shortened(seen)})`,
  jsVariables: ({ seen }) => `a value of this page does not match its check (${shortened(seen)})`,
  sourceCode: ({ seen }) => `the html that it checks for was ${seen} in this page`,
};

/**
 * Why a popup is not shown, after "Not shown:"; undefined if nothing stops it. Checks that must all
 * pass come first. Of several groups of rules one is enough, so the text says for each of them what
 * failed.
 */
export function whyNot(popup: PopupExplanation): string | undefined {
  const stops = popup.lines.filter(({ verdict }) => verdict === 'stops');
  const alone = stops.find(({ group }) => group === undefined);
  if (alone !== undefined) return oneReason(alone, popup);
  const groups = new Set(popup.lines.flatMap(({ group }) => group ?? []));
  const failed = [...groups].flatMap((one) => stops.find(({ group }) => group === one) ?? []);
  if (failed.length < groups.size) return undefined;
  const reasons = [...new Set(failed.map((line) => oneReason(line, popup)))];
  return reasons.length === 0 ? undefined : reasons.join(', and ');
}

function oneReason(line: ExplanationLine, popup: PopupExplanation): string {
  if (line.source === 'setting') return `its setting “${line.name}” cannot be read (${line.seen})`;
  return (SENTENCES[line.name] ?? whatDiffers)(line, popup);
}

/** Names the rule about the page or visitor that failed, and the value that it saw. */
function whatDiffers(line: ExplanationLine): string {
  const name = nameOf(line);
  const { operator = '', values = [line.wanted] } = line;
  const wanted = anyOf(values);
  const seen = shortened(line.seen);
  if (seen === '' || seen === '(nothing)') return whatIsMissing(line, wanted);
  const isPath = line.name === 'page-url' && values.every((value) => value.startsWith('/'));
  if (isPath && (operator === 'starts' || operator === 'contains'))
    return `this page (${seen}) is not in ${wanted}`;
  const differs = DIFFERS[operator];
  return differs === undefined
    ? `${name} is ${seen}, and must be ${shortened(line.wanted)}`
    : `${name} is ${seen}, ${differs} ${wanted}`;
}

/** A page that nothing led to has no page before it. */
function whatIsMissing(line: ExplanationLine, wanted: string): string {
  if (line.name !== 'referrer') return `${nameOf(line)} is not known, and must be ${wanted}`;
  const { operator = 'is' } = line;
  const whose = PAGES[operator] === undefined ? '' : `a page whose address ${PAGES[operator]} `;
  return `this visitor came directly, and must come from ${whose}${wanted}`;
}

const PAGES: Readonly<Record<string, string>> = {
  contains: 'contains',
  starts: 'starts with',
  ends: 'ends with',
  regex: 'matches',
};

const DIFFERS: Readonly<Record<string, string>> = {
  is: 'not',
  in: 'not',
  is_not: 'and must not be',
  not_in: 'and must not be',
  contains: 'which does not contain',
  contains_not: 'and must not contain',
  starts: 'which does not start with',
  ends: 'which does not end with',
  regex: 'which does not match',
  at_least: 'and must be at least',
  at_most: 'and must be at most',
  equals: 'and must be exactly',
};

/** The maximum number of values in a sentence; three are enough as examples. */
const NAMED_VALUES = 3;

function anyOf(values: readonly string[]): string {
  const named = values.slice(0, NAMED_VALUES).map(shortened);
  const more = values.length - named.length;
  return more > 0 ? `${named.join(', ')} or ${more} more` : named.join(' or ');
}

function frequencyOf({ lines }: PopupExplanation): string {
  const line = lines.find(({ source, name }) => source === 'server' && name === 'frequency');
  return line?.wanted ?? 'only so often';
}

function momentSeen(seen: string): string {
  const moment = momentIn(seen);
  return moment === undefined ? '' : ` on ${moment}`;
}
