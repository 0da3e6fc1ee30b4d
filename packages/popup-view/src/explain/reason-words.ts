import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import { TRIGGER_WORDS, type TriggerWords } from '@beckon/contract/values';

/** What a rule or filter is called for owners. What is missing keeps its own name. */
const RULE_WORDS: Readonly<Record<string, string>> = {
  status: 'whether it is live',
  schedule: 'its schedule',
  frequency: 'how often it may show',
  converted: 'a visitor who has already converted',
  embedded: 'its place in the page',
  'page-url': 'the address of the page',
  'page-title': 'the title of the page',
  device: 'the device',
  country: 'the country',
  language: 'the language',
  referrer: 'the page they came from',
  'traffic-source': 'where they came from',
  'visitor-kind': 'a new or returning visitor',
  visits: 'the number of visits',
  'pages-seen': 'pages seen in this visit',
  'landing-page': 'the first page of the visit',
  'visited-page': 'a page they have seen',
  'store-customer': 'a customer of the shop',
  'cart-value': 'the value of the cart',
  'cart-items': 'the things in the cart',
  'cart-product': 'a product in the cart',
  'operating-system': 'the operating system',
  'ip-address': 'the address of their network',
  attentionBudget: 'popups already shown in this visit',
  closedByX: 'a visitor who closed it before',
  convertedVisitor: 'a visitor who has already converted',
  cookies: 'a cookie',
  engagement: 'what they did with another popup',
  jsVariables: 'a value of the page',
  sourceCode: 'the html of the page',
};

/** One line's name in an owner's words. */
export function wordsFor({ source, name }: Pick<ExplanationLine, 'source' | 'name'>): string {
  const triggers: Readonly<Record<string, TriggerWords>> = TRIGGER_WORDS;
  return (source === 'trigger' ? triggers[name]?.awaited : RULE_WORDS[name]) ?? name;
}

/**
 * A popup is stopped by what stops it, whatever else passes; one that nothing stops waits for its
 * trigger.
 */
export function verdictOf({ state, lines }: PopupExplanation): ExplanationLine['verdict'] {
  if (state === 'open' || state === 'closing' || state === 'closed') return 'passes';
  if (
    state === 'not-offered' ||
    lines.some(({ source, verdict }) => source !== 'server' && verdict === 'stops')
  )
    return 'stops';
  return 'waits';
}

/**
 * The whole answer in one sentence: why it stays away, what it waits for, or that it is or was
 * there.
 */
export function sentenceFor(popup: PopupExplanation): string {
  const verdict = verdictOf(popup);
  if (verdict === 'passes')
    return popup.state === 'open' ? 'It is showing.' : 'It was shown and closed.';
  if (verdict === 'waits') return waitingFor(popup.lines);
  const stop = popup.lines.find((line) => line.verdict === 'stops');
  return stop === undefined
    ? 'It stays away from this page.'
    : `It stays away because of ${wordsFor(stop)}: ${whySo(stop)}.`;
}

function waitingFor(lines: PopupExplanation['lines']): string {
  const awaited = lines
    .filter(({ source, verdict }) => source === 'trigger' && verdict === 'waits')
    .map(wordsFor);
  return awaited.length === 0
    ? 'It waits to be opened.'
    : `It waits for: ${awaited.join(', or ')}.`;
}

/** The server says what a rule wants; filters and settings that cannot be read say what they saw. */
function whySo({ source, wanted, seen }: ExplanationLine): string {
  return source !== 'server'
    ? seen
    : `wanted is ${wanted}, here it is ${seen === '' ? 'nothing' : seen}`;
}
