import { readableHost } from '../../../lib/text/readable-host.ts';

/**
 * Makes addresses comparable, however owners write them: no scheme, no `www.`, no fragment, no
 * slash at the end of the path or of the query, lower case, and the letters that browsers encode as
 * people read them. A path alone (`/sale`) stays a path: see `addressForms`. The path of the home
 * page stays `/`.
 */
export function normaliseAddress(address: string): string {
  const [place, query] = splitAt(readable(sentAddress(address)), '?');
  return withoutLastSlashes(place) + withoutLastSlashes(query);
}

/**
 * The forms in which a rule may name an address: complete, without its query, and as a path with
 * and without query, first the readable ones. The home page has two complete forms, with and
 * without its slash. A slash that was sent before the query is in forms of its own, last, because
 * patterns and parts of addresses may name it.
 */
export function addressForms(address: string): readonly string[] {
  return different(spellingsOf(address), formsOf);
}

/** Only those of these forms of which all others are parts. */
export function wholeAddress(address: string): readonly string[] {
  return different(spellingsOf(address), wholesOf);
}

/** Readable and as sent: a rule may contain a part of a letter, or a pattern an encoded one. */
function spellingsOf(address: string): readonly AddressParts[] {
  const sent = sentAddress(address);
  const text = readable(sent);
  return text === sent ? [partsOf(sent)] : [partsOf(text), partsOf(sent)];
}

/** Each text once. Uses no set, because every display call comes here, with a few texts. */
function different(
  spellings: readonly AddressParts[],
  textsOf: (parts: AddressParts) => readonly string[],
): readonly string[] {
  const texts: string[] = [];
  for (const parts of spellings)
    for (const text of textsOf(parts)) if (text !== '' && !texts.includes(text)) texts.push(text);
  return texts;
}

function formsOf({ host, path, whole, sentPath, query }: AddressParts): readonly string[] {
  if (query === '' && path !== '/') return [whole, path];
  const complete = path === '/' ? [host + query, whole + query, host] : [whole + query];
  const forms = [...complete, whole, path + query, path];
  return sentPath === path ? forms : [...forms, host + sentPath + query, sentPath + query];
}

function wholesOf({ host, path, whole, sentPath, query }: AddressParts): readonly string[] {
  if (query === '') return [whole];
  const wholes = sentPath === path ? [whole + query] : [whole + query, host + sentPath + query];
  return path === '/' ? [...wholes, host + query] : wholes;
}

/** As browsers send it, in lower case, without scheme, `www.` and fragment. */
function sentAddress(address: string): string {
  const text = address.trim().toLowerCase();
  return splitAt(text, '#')[0]
    .replace(/^[a-z][a-z0-9+.-]*:\/\//u, '')
    .replace(/^www\./u, '');
}

/**
 * Encoded letters, as valid UTF-8, and encoded signs. Not the signs that mean something in an
 * address: they would change it. At most a hundred in a row, because a longer match costs memory.
 */
const ENCODED = encodedLetters();

function encodedLetters(): RegExp {
  const signs = '%2[0-1278-9ade]|%3[0-9ce]|%[46][1-9a-f]|%60|%5[0-9a-f]|%7[0-9a-e]';
  const next = '%[89ab][0-9a-f]';
  const two = `%(?:c[2-9a-f]|d[0-9a-f])${next}`;
  const three = `(?:%e0%[ab][0-9a-f]|%ed%[89][0-9a-f]|%e[1-9abcef]${next})${next}`;
  const four = `(?:%f0%[9ab][0-9a-f]|%f4%8[0-9a-f]|%f[1-3]${next})${next}${next}`;
  return new RegExp(`(?:${signs}|${two}|${three}|${four}){1,100}`, 'giu');
}

/** An address as sent, with the letters that people read. */
function readable(sent: string): string {
  const text = sent.includes('%')
    ? sent.replaceAll(ENCODED, (letters) => decodeURIComponent(letters)).toLowerCase()
    : sent;
  if (!text.includes('xn--')) return text;
  const end = text.search(/[/?]/u);
  return end < 0 ? readableHost(text) : readableHost(text.slice(0, end)) + text.slice(end);
}

interface AddressParts {
  readonly host: string;
  /** Without slashes at its end. Empty only if the address is. */
  readonly path: string;
  /** The host and the path. */
  readonly whole: string;
  /** With the slashes that were sent before a query. */
  readonly sentPath: string;
  /** With its question mark. */
  readonly query: string;
}

function partsOf(address: string): AddressParts {
  if (address === '') return { host: '', path: '', whole: '', sentPath: '', query: '' };
  const [place, query] = splitAt(address, '?');
  const whole = withoutLastSlashes(place);
  const [host, path] = splitAt(whole, '/');
  const sentPath = query === '' || whole === place ? path : splitAt(place, '/')[1];
  return {
    host,
    path: path || '/',
    whole: path === '' ? `${whole}/` : whole,
    sentPath: sentPath || '/',
    query: withoutLastSlashes(query),
  };
}

/** What is before a sign, and the rest with it. */
function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/**
 * Uses a loop, because a pattern would search from each slash to the end of the address. Of a text
 * of slashes, one is left.
 */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return end === 0 ? text.slice(0, 1) : text.slice(0, end);
}
