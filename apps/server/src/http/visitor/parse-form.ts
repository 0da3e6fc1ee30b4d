import { badCall } from '../../errors.ts';

/** Longer forms are rare. `URLSearchParams` reads them. */
const LONGEST = 16_384;
const NAMES_KEPT = 40;
const LONGEST_KEPT = 50;
const BYTES_A_LETTER = 3;
/** V8 loops over bytes faster than over the characters of a string. */
const encoded = Buffer.alloc(BYTES_A_LETTER * LONGEST);
const decoded = Buffer.alloc(LONGEST);
const [PERCENT, PLUS, SPACE, AND, EQUALS] = [0x25, 0x2b, 0x20, 0x26, 0x3d];
const FIRST_BEYOND_ASCII = 0x80;
const NO_DIGIT = -1;
const DIGITS = Int8Array.from({ length: 256 }, (_, code) => {
  const digit = Number.parseInt(String.fromCodePoint(code), 16);
  return Number.isNaN(digit) ? NO_DIGIT : digit;
});

/** An object without a prototype that V8 fills as fast as an object of a class. */
class Form {
  readonly [name: string]: string;
}
Object.setPrototypeOf(Form.prototype, null);
Reflect.deleteProperty(Form.prototype, 'constructor');

/**
 * The fields of a form as `URLSearchParams` reads them, in a third of its time. If a name occurs
 * twice, the last value counts. NUL characters of values are dropped.
 */
export function parseForm(text: string): Record<string, string> {
  const form: Record<string, string> = new Form();
  const length = text.length > LONGEST ? undefined : decodeAscii(encoded.write(text));
  if (length === undefined) return parseAny(text, form);
  const plain = decoded.toString('latin1', 0, length);
  names.next = 0;
  let from = 0;
  for (let at = 0; at < ends.count; at += 2) {
    const [nameEnd = 0, end = 0] = [ends.places[at], ends.places[at + 1]];
    if (end > from) form[nameAt(plain, from, nameEnd)] = plain.slice(nameEnd + 1, end);
    from = end + 1;
  }
  return form;
}

/** The names of the previous form. Most forms have the same names in the same order. */
const names = { list: new Array<string>(), next: 0 };

/**
 * The name at this place. If the previous form had it, too, the same string is returned, which V8
 * finds without comparing its characters.
 */
function nameAt(plain: string, from: number, end: number): string {
  const { list, next } = names;
  const known = list[next];
  names.next += 1;
  if (known !== undefined && known.length === end - from && plain.startsWith(known, from))
    return known;
  const name = plain.slice(from, end);
  if (next < NAMES_KEPT && name.length <= LONGEST_KEPT) list[next] = name;
  return name;
}

/** Where names and pairs end in the form that was decoded last. */
const ends = { places: new Uint16Array(2 * LONGEST + 2), count: 0 };

/**
 * Decodes the first `size` bytes of `encoded` into `decoded` and returns the number of decoded
 * bytes. Returns undefined if there are characters outside ASCII, or NUL.
 */
function decodeAscii(size: number): number | undefined {
  let [length, nameEnd] = [0, NO_DIGIT];
  ends.count = 0;
  for (let at = 0; at < size; at += 1) {
    let code = byteOf(at);
    if (code === AND) {
      endPair(nameEnd, length);
      nameEnd = NO_DIGIT;
    } else if (code === EQUALS && nameEnd === NO_DIGIT) nameEnd = length;
    else if (code === PLUS) code = SPACE;
    else if (code === PERCENT) {
      const byte = byteAt(at, size);
      if (byte !== undefined) {
        code = byte;
        at += 2;
      }
    }
    if (code >= FIRST_BEYOND_ASCII || code === 0) return undefined;
    decoded[length] = code;
    length += 1;
  }
  endPair(nameEnd, length);
  return length;
}

function byteOf(at: number): number {
  return encoded[at] ?? 0;
}

function endPair(nameEnd: number, end: number): void {
  ends.places[ends.count] = nameEnd === NO_DIGIT ? end : nameEnd;
  ends.places[ends.count + 1] = end;
  ends.count += 2;
}

/** The byte of an escape such as `%41`; undefined if it is not a valid escape. */
function byteAt(at: number, size: number): number | undefined {
  if (at + 2 >= size) return undefined;
  const high = DIGITS[byteOf(at + 1)] ?? NO_DIGIT;
  const low = DIGITS[byteOf(at + 2)] ?? NO_DIGIT;
  return high === NO_DIGIT || low === NO_DIGIT ? undefined : high * 16 + low;
}

/** More fields would take too long to read, and no page sends that many. */
const MOST_PAIRS = 2_000;

function parseAny(text: string, form: Record<string, string>): Record<string, string> {
  if (text.split('&', MOST_PAIRS + 1).length > MOST_PAIRS)
    throw badCall('The form has too many fields.');
  const mayHoldNul = text.includes('%00');
  for (const [name, value] of new URLSearchParams(text))
    form[name] = mayHoldNul ? value.replaceAll('\0', '') : value;
  return form;
}
