import { editDistance } from './edit-distance.ts';
import { visibleText } from './is-empty-value.ts';
import { MAIL_DOMAINS } from './mail-domains.ts';

const SHORTEST_COMPLETED = 2;
const LONG_NAME_LENGTH = 8;

/** Endings that nobody means. */
const ENDING_TYPOS: Readonly<Record<string, string>> = {
  con: 'com', cmo: 'com', ocm: 'com', vom: 'com', xom: 'com', comm: 'com', cpm: 'com', coom: 'com', cim: 'com', dom: 'com', clm: 'com', copm: 'com',
  nte: 'net', ney: 'net', ner: 'net', ogr: 'org', orgg: 'org', 'co.li': 'co.il', 'co.ul': 'co.il', 'co.ill': 'co.il', 'co.ik': 'co.uk', 'co.ku': 'co.uk',
};

/**
 * The address that the visitor probably means: a half-typed common domain completed, or a near miss of one put right.
 * Undefined when the address looks meant as it is. A suggestion never makes an address invalid. Display spec §5.
 */
export function suggestEmail(text: string): string | undefined {
  const address = visibleText(text);
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1).toLowerCase();
  if (at < 1 || /[\s@,;]/.test(address.slice(0, at)) || typed.length < SHORTEST_COMPLETED) return undefined;
  const domain = meantDomain(typed);
  return domain === undefined || domain === typed ? undefined : `${address.slice(0, at)}@${domain}`;
}

function meantDomain(typed: string): string | undefined {
  const known: readonly string[] = MAIL_DOMAINS;
  if (known.includes(typed)) return undefined;
  return known.find((domain) => domain.startsWith(typed)) ?? nearestDomain(typed) ?? withEndingPutRight(typed);
}

/** One slip of the finger; two where the name is long and the ending is right, so that real small domains are left alone. */
function nearestDomain(typed: string): string | undefined {
  let best: { domain: string; distance: number } | undefined;
  for (const domain of MAIL_DOMAINS) {
    const isLong = domain.length >= LONG_NAME_LENGTH && typed.length >= LONG_NAME_LENGTH;
    const distance = editDistance(typed, domain);
    const limit = isLong ? (hasSameStart(typed, domain) ? 2 : 1) : 0;
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { domain, distance };
  }
  return best?.domain;
}

function hasSameStart(first: string, second: string): boolean {
  return first[0] === second[0];
}

function withEndingPutRight(typed: string): string | undefined {
  for (const [wrong, right] of Object.entries(ENDING_TYPOS)) {
    if (typed.length > wrong.length + 1 && typed.endsWith(`.${wrong}`)) return typed.slice(0, -wrong.length) + right;
  }
  return undefined;
}
