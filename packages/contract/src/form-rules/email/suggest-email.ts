import { visibleText } from '../fields/answer-text.ts';
import { isSingleTypo } from './is-single-typo.ts';
import { MAIL_DOMAINS, REAL_NEIGHBOURS } from './mail-domains.ts';

const SHORTEST_COMPLETED = 2;
/** A typo in a shorter domain gives another real domain too often. */
const SHORTEST_CORRECTED = 8;

/** Endings that are always typos, with the intended ending. */
const ENDING_TYPOS: readonly (readonly [RegExp, string])[] = [
  [/\.(con|cmo|ocm|vom|xom|comm|cpm|coom|cim|clm|copm)$/, '.com'],
  [/\.(nte|ney|ner|nry)$/, '.net'],
  [/\.(ogr|rog|orgg)$/, '.org'],
  [/\.(co\.(li|ul|ill)|c\.il|o\.il)$/, '.co.il'],
  [/\.com\.uk$/, '.co.uk'],
];

/** Country endings that are a typo of `.com` after the name of a big provider. */
const ENDINGS_NEAR_COM = /\.(cm|om)$/;
/** An ending alone identifies no provider. */
const ENDING_ALONE = /^(com|net|org|info|co)$/;

/**
 * The address that the visitor probably means: a half-typed common domain is completed, and a typo
 * in a common domain is corrected. Undefined if the address looks intended. A suggestion never
 * makes an address invalid. docs/behaviour/forms.md#e-mail.
 */
export function suggestEmail(text: string): string | undefined {
  const address = visibleText(text);
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1).toLowerCase();
  if (at < 1 || /[\s@,;]/.test(address.slice(0, at)) || typed.length < SHORTEST_COMPLETED)
    return undefined;
  if (ENDING_ALONE.test(typed)) return undefined;
  const meant = meantDomain(typed);
  return meant === typed ? undefined : `${address.slice(0, at)}@${meant}`;
}

function meantDomain(typed: string): string {
  const [pattern, ending = ''] = ENDING_TYPOS.find(([wrong]) => wrong.test(typed)) ?? [];
  const domain = pattern === undefined ? typed : typed.replace(pattern, ending);
  if (MAIL_DOMAINS.includes(domain) || REAL_NEIGHBOURS.includes(domain)) return domain;
  const withCom = domain.replace(ENDINGS_NEAR_COM, '.com');
  if (MAIL_DOMAINS.includes(withCom)) return withCom;
  return (
    MAIL_DOMAINS.find((known) => known.startsWith(domain)) ??
    MAIL_DOMAINS.find((known) => isNearMiss(domain, known) || isDoubled(domain, known)) ??
    domain
  );
}

/** One letter is doubled, as in aoll.com. This is a typo in a short name, too. */
function isDoubled(domain: string, known: string): boolean {
  return domain.length === known.length + 1 && domain.replace(/([a-z])\1/, '$1') === known;
}

/**
 * The same name with the ending of another country (hotmail.be and hotmail.de) is another domain,
 * not a typo.
 */
function isNearMiss(domain: string, known: string): boolean {
  if (Math.min(known.length, domain.length) < SHORTEST_CORRECTED || !isSingleTypo(domain, known))
    return false;
  return domain.split('.')[0] !== known.split('.')[0] || !/\.[a-z]{2}$/.test(domain);
}
