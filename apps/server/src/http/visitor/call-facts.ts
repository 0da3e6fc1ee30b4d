import { cutText } from '../../lib/text/cut-text.ts';
import { isCrawler } from './is-crawler.ts';

const MAX_TEXT = 2000;
const VISITOR_ID = /^[0-9a-zA-Z_-]{1,64}$/;

/** A text from the browser, cut to the length that is stored. */
export function keptText(text: string | undefined): string {
  return cutText(text ?? '', MAX_TEXT);
}

/** Both sides have a limited length, so that the time grows only with the length of the text. */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;

/**
 * Like `keptText`, but with e-mail addresses replaced. Links in newsletters put them into page
 * addresses, and counts and error reports need no personal data.
 */
export function keptWithoutPerson(text: string | undefined): string {
  return keptText(text).replaceAll(MAIL_ADDRESS, '(e-mail)');
}

/**
 * Reads a visitor id as our script makes it, or the one at the beginning of a view ticket. Returns
 * an empty text for anything else.
 */
export function readVisitorId(text: string | undefined): string {
  const [id = ''] = (text ?? '').split('.', 1);
  return VISITOR_ID.test(id) ? id : '';
}

/**
 * Returns the text if it is one of the members, otherwise the fallback. This limits the number of
 * names in counts.
 */
export function oneOf<const Member extends string>(
  members: readonly Member[],
  text: string | undefined,
  fallback: string,
): string {
  return members.find((member) => member === text) ?? fallback;
}

/** True if the wire marks the call (`1` or `true`) as a preview or the owner's own visit. */
export function countsNothing(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

/**
 * True if a visit is not counted: a preview, the owner's own, or a crawler's. For conversions and
 * draws only `countsNothing` is asked, because nothing that a visitor sends may be lost.
 */
export function isUncountedVisit(flag: string | undefined, userAgent: string | undefined): boolean {
  return countsNothing(flag) || isCrawler(userAgent);
}
