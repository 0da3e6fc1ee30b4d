import type { VisitorKind } from '../consent/consent-context.ts';

const SPEED_TOOLS = ['gtmetrix', 'pingdom', 'pingbot', 'lighthouse'];

/**
 * What crawlers call themselves, what they are made with, and those whose name says nothing. Most
 * name themselves a bot or give an address to read about them. A browser that a program drives is
 * no crawler by that: tests and speed tools use one. Names of search engines and messengers are
 * none of the words: the browsers inside their apps carry them.
 */
const CRAWLERS =
  'bot crawl crowl spider http: https: www. scan slurp archiver fetch preview validator monitor externalhit facebookcatalog meta-external mediapartners google- googleother googleproducer feed rss yeti addthis whatsapp embedly scrap nutch spyder harvest'.split(
    ' ',
  );
/** Those whose user agent begins so. */
const CRAWLER_STARTS =
  'curl wget java python ruby perl php go- libwww okhttp axios node apache httrack lwp guzzle bytespider amazon ia_'.split(
    ' ',
  );
/** Phones by Cubot, and a maker of lorries. */
const NO_CRAWLERS = ['ubot', 'scania'];

/** Crawlers and speed tools by their user agent, signals of privacy by the browser's own word. */
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

/** Words, since a browser takes longer to make a pattern of so many than to look for each. */
function isCrawler(agent: string): boolean {
  const text = NO_CRAWLERS.reduce((rest, word) => rest.replaceAll(word, ''), agent);
  return (
    CRAWLERS.some((word) => text.includes(word)) ||
    CRAWLER_STARTS.some((word) => text.startsWith(word))
  );
}

/** `globalPrivacyControl` is true, or in some extensions the text "1". */
function hasSignal(navigator: object): boolean {
  const signal: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  const isOn = signal === true || signal === '1' || signal === 1;
  return isOn || Reflect.get(navigator, 'doNotTrack') === '1';
}
