import type { VisitorKind } from '../consent/consent-context.ts';

const SPEED_TOOLS = /gtmetrix|pingdom|pingbot|lighthouse/i;

/**
 * What crawlers call themselves, what they are made with, and those whose name says nothing. Most
 * name themselves a bot or give an address to read about them. A browser that a program drives is
 * no crawler by that: tests and speed tools use one. Names of search engines and messengers are
 * none of the words: the browsers inside their apps carry them.
 */
const CRAWLERS =
  /(^|[^u])bot|cr[ao]wl|spider|https?:|www\.|scan(?!ia)|slurp|archiver|fetch|preview|validator|monitor|externalhit|facebookcatalog|meta-external|mediapartners|google(-|other|producer)|feed|rss|yeti|addthis|whatsapp|embedly|scrap|nutch|spyder|harvest|^(curl|wget|java|python|ruby|perl|php|go-|libwww|okhttp|axios|node|apache|httrack|lwp|guzzle|bytespider|amazon|ia_)/i;

/** Crawlers and speed tools by their user agent, signals of privacy by the browser's own word. */
export function readVisitorKind(
  navigator: { readonly userAgent: string; readonly doNotTrack?: string | null },
  honoursSignals: boolean,
): VisitorKind {
  const isSpeedTool = SPEED_TOOLS.test(navigator.userAgent);
  return {
    isSpeedTool,
    isCrawler: !isSpeedTool && CRAWLERS.test(navigator.userAgent),
    hasPrivacySignal: honoursSignals && hasSignal(navigator),
  };
}

/** `globalPrivacyControl` is true, or in some extensions the text "1". */
function hasSignal(navigator: object): boolean {
  const signal: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  const isOn = signal === true || signal === '1' || signal === 1;
  return isOn || Reflect.get(navigator, 'doNotTrack') === '1';
}
