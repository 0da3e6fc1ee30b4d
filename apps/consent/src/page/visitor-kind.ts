import type { VisitorKind } from '../consent/consent-context.ts';
import { isOn } from '../settings/raw-values.ts';

const SPEED_TOOLS = ['gtmetrix', 'pingdom', 'pingbot', 'lighthouse'];

/**
 * Words in the user agents of crawlers: names, the libraries that they use, and general words. Most
 * contain "bot" or an address with information. A browser that a program controls is not a crawler,
 * because tests and speed tools use such browsers. Names of search engines and messengers are not
 * in the list, because the browsers inside their apps contain them.
 */
const CRAWLERS =
  'bot crawl crowl spider http www. scan slurp archiver fetch preview validator monitor externalhit facebookcatalog meta-external mediapartners google- googleother googleproducer feed rss yeti addthis whatsapp embedly scrap nutch spyder harvest'.split(
    ' ',
  );
/** Crawlers whose user agent begins like this. */
const CRAWLER_STARTS =
  'curl wget java python ruby perl php go- libwww axios node apache httrack lwp guzzle bytespider amazon ia_'.split(
    ' ',
  );
/** These words contain a word above, but are not crawlers: phones by Cubot, and a maker of trucks. */
const NO_CRAWLERS = ['ubot', 'scania'];

/**
 * Recognises crawlers and speed tools by their user agent, and privacy signals by the browser's
 * properties.
 */
export function readVisitorKind(
  navigator: { readonly userAgent: string; readonly doNotTrack?: string | null },
  honoursSignals: boolean,
): VisitorKind {
  const agent = navigator.userAgent.toLowerCase();
  const isSpeedTool = SPEED_TOOLS.some((word) => agent.includes(word));
  return {
    isSpeedTool,
    isCrawler: !isSpeedTool && isCrawler(agent),
    hasPrivacySignal: honoursSignals && hasSignal(navigator),
  };
}

/**
 * Compares words, because compiling a pattern of so many words takes a browser longer than looking
 * for each.
 */
function isCrawler(agent: string): boolean {
  let text = agent;
  // Not `reduce`, which Prototype 1.6 replaces by a function of its own.
  for (const word of NO_CRAWLERS) text = text.replaceAll(word, '');
  return (
    CRAWLERS.some((word) => text.includes(word)) ||
    CRAWLER_STARTS.some((word) => text.startsWith(word))
  );
}

/** `globalPrivacyControl` is true, or in some extensions the text "1". `doNotTrack` is "1". */
function hasSignal(navigator: object): boolean {
  return ['globalPrivacyControl', 'doNotTrack'].some((name) => isOn(Reflect.get(navigator, name)));
}
