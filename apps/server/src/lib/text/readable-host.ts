import { domainToASCII, domainToUnicode } from 'node:url';

/** One part of a host name as browsers send it, for a name in other letters than a to z. */
const ENCODED_PART = /(?<![^.])xn--[a-z0-9-]{1,59}(?![^.:])/gu;
const PART = /[^.:*]+/gu;
const ONLY_ASCII = /^\p{ASCII}*$/u;

/** The host name as people write it: `חנות.co.il` for `xn--9dbd1a4b.co.il`, which browsers send. */
export function readableHost(host: string): string {
  if (!host.includes('xn--')) return host;
  return host.replaceAll(ENCODED_PART, (part) => domainToUnicode(part) || part);
}

/** The host name as browsers send it. An owner's `*.` and port stay. */
export function sentHost(host: string): string {
  if (ONLY_ASCII.test(host)) return host;
  return host.replaceAll(PART, (part) =>
    ONLY_ASCII.test(part) ? part : domainToASCII(part) || part,
  );
}
