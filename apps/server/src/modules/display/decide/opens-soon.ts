import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import { mayPrerender } from '@beckon/contract/popup';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import { normaliseAddress } from '../rules/page-address.ts';

/** A visitor who leaves within this time would not wait for the popup. */
const SOON_SECONDS = 3;
const LONGEST_PATTERN = 500;

/**
 * Whether an offered popup will open within a few seconds, so that its files may be sent early.
 * False if a filter of the browser may still stop it.
 */
export function opensSoon({ type, published: { settings } }: LivePopup): boolean {
  const { triggers, teaser, filters } = settings;
  if (Object.values(filters).some((filter) => filter !== undefined)) return false;
  if (type === 'embedded') return true;
  if (teaser !== undefined && teaser.showMode !== 'after_close') return true;
  const { afterSeconds, clickOnly } = triggers;
  return clickOnly !== true && afterSeconds !== undefined && afterSeconds.seconds <= SOON_SECONDS;
}

/** Paths of files below the script's own folder. */
export interface SoonFiles {
  /** The files that arm and show any popup. */
  readonly first: readonly string[];
  /** The files that draw popups that are not prerendered. */
  readonly view: readonly string[];
}

/**
 * A line of JavaScript that requests the files that arm and show popups, if a popup of this site
 * can open soon: on its pages, for a visitor who has not seen it (a visitor who has seen it has the
 * files). Empty if the site has no such popup. docs/decisions/0039.
 */
export function earlyLine({ site, popups }: LiveSite, { first, view }: SoonFiles): string {
  if (site.settings.consentMode === 'opt-in') return '';
  const soon = popups.flatMap((popup) => {
    const pattern = pagesOf(popup);
    const isKnown = popup.isActive && popup.type !== 'embedded' && opensSoon(popup);
    const { type, published } = popup;
    const needsView = mayPrerender({ type, ...published.settings }) ? [] : [1];
    return isKnown && pattern.length <= LONGEST_PATTERN ? [[popup.id, pattern, ...needsView]] : [];
  });
  if (soon.length === 0) return '';
  const withView = soon.some(([, , needsView]) => needsView !== undefined)
    ? `.concat(s.some(e=>e[2])?${JSON.stringify(view)}:[])`
    : '';
  // On Shopify nothing is requested before consent, and some pages are set to load completely
  // first.
  return `
;(()=>{try{let s=window.Shopify||window.poptinAfterPageLoad?[]:${JSON.stringify(soon)}.filter(([i,p])=>!document.cookie.includes("${LAST_SHOWN_COOKIE}"+i+"=")&&RegExp(p).test(location.href.toLowerCase()));s[0]&&${JSON.stringify(first)}${withView}.map(f=>import(new URL(f,document.currentScript.src)).catch(()=>{}))}catch{}})();`;
}

/**
 * A pattern that matches the addresses of the popup's pages, and perhaps some others. Empty if all
 * addresses match.
 */
function pagesOf({ published: { settings } }: LivePopup): string {
  const groups = settings.audience.groups.filter((rules) => rules.length > 0);
  const patterns = groups.map((rules) => {
    const rule = rules.find(
      ({ kind, operator, values }) =>
        kind === 'page-url' &&
        values.length > 0 &&
        values.every(isSentAlike) &&
        Object.hasOwn(BEFORE_AND_AFTER, operator),
    );
    const [before, after] = BEFORE_AND_AFTER[rule?.operator ?? ''] ?? [];
    return rule === undefined
      ? ''
      : `${before ?? ''}(${rule.values.map((value) => escaped(normaliseAddress(value))).join('|')})${after ?? ''}`;
  });
  return patterns.includes('') ? '' : patterns.join('|');
}

/** The part of an address before the value. The value may begin after the scheme, or be a path. */
const START = String.raw`^[^/]*//(www\.)?[^/?#]*?`;
const END = '/*([?#]|$)';

/** What comes before and after a value in a matching address, by operator. */
const BEFORE_AND_AFTER: Readonly<Record<string, readonly [string, string]>> = {
  is: [START, END],
  in: [START, END],
  starts: [START, ''],
  contains: ['', ''],
  ends: ['', END],
};

/**
 * Whether all browsers send it in the same way. They do not agree on some signs, and spell the
 * letters of a host name in another way than those of a path.
 */
function isSentAlike(value: string): boolean {
  const address = normaliseAddress(value);
  return !/["<>`{}|^\\]/.test(address) && (address.startsWith('/') || /^[ -~]*$/.test(address));
}

/** An address as a part of a pattern, as browsers send it. There may be a slash before its query. */
function escaped(address: string): string {
  return address
    .toWellFormed()
    .replaceAll(/[^!-~]+/g, (letters) => encodeURIComponent(letters).toLowerCase())
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replace(String.raw`\?`, String.raw`/*\?`);
}
