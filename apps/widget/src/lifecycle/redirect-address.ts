import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { Destination } from './popup-state.ts';

const UNSAFE_SCHEMES: readonly string[] = [
  'javascript',
  'data',
  'vbscript',
  'blob',
  'file',
  'filesystem',
  'about',
  'view-source',
];
/** A scheme; `example.com:8080` and `localhost:3000` are hosts with a port. */
const SCHEME = /^([a-z][a-z0-9+-]*):(?!\d+(?:[/?#]|$))/i;
/**
 * Browsers drop blanks and control characters inside an address, so "java\nscript:" would still
 * run.
 */
const DROPPED = /[\s\p{Cc}]/gu;

/**
 * The address to open, or undefined when it must not be opened. Placeholders are filled in (display
 * spec §2), addresses without a scheme completed (`http://` for submissions, `//` for links; paths,
 * fragments and queries stay), script addresses refused.
 */
export function redirectAddress(to: Destination, pageUrl: string): string | undefined {
  const filled = fillPlaceholders(to.address.trim(), pageUrl);
  if (filled === '' || isUnsafe(filled)) return undefined;
  const completed = complete(filled, to.origin);
  return to.formData === undefined ? completed : withFormData(completed, to.formData);
}

function isUnsafe(address: string): boolean {
  const scheme = SCHEME.exec(address.replace(DROPPED, ''))?.[1]?.toLowerCase();
  return scheme !== undefined && UNSAFE_SCHEMES.includes(scheme);
}

function complete(address: string, origin: Destination['origin']): string {
  if (SCHEME.test(address) || /^[/#?]/.test(address)) return address;
  return `${origin === 'link' ? '//' : 'http://'}${address}`;
}

/**
 * Inside a query the page's address is a value and gets encoded; before it, it is part of the
 * address itself.
 */
function fillPlaceholders(address: string, pageUrl: string): string {
  const queryStart = address.indexOf('?');
  const path = pathOf(pageUrl);
  return address.replace(
    /\{(conversion_url|path_url)\}/g,
    (_placeholder, name: string, offset: number) => {
      const value = name === 'path_url' ? path : pageUrl;
      return queryStart !== -1 && offset > queryStart ? encodeURIComponent(value) : value;
    },
  );
}

function pathOf(pageUrl: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(pageUrl)?.[1] ?? '';
}

function withFormData(address: string, form: FilledForm): string {
  const pairs = form.fields
    .filter(({ value }) => value !== '')
    .map(
      ({ name, id, value }) =>
        `${encodeURIComponent(name === '' ? id : name)}=${encodeURIComponent(value)}`,
    );
  if (pairs.length === 0) return address;
  const hashStart = address.indexOf('#');
  const beforeHash = hashStart === -1 ? address : address.slice(0, hashStart);
  const hash = hashStart === -1 ? '' : address.slice(hashStart);
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${pairs.join('&')}${hash}`;
}
