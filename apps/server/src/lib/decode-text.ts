import { TextDecoder } from 'node:util';
import { letOthersRun } from './let-others-run.ts';

/** Decoded and read in one step, some milliseconds. */
const PIECE = 16_384;
/** Looked at to guess the encoding. */
const SAMPLE = 65_536;

export interface DecodeOptions {
  /** What the server said; a mark at the start of the text is believed before it. */
  readonly declared?: string | undefined;
  /** For bytes that are not UTF-8 and name no encoding. */
  readonly fallback: string;
}

/**
 * The text of some bytes in small pieces, between which others are let run. The encoding is known
 * by its mark, by what was declared, by the text's own XML line, or is UTF-8. What has no mark, and
 * is no UTF-8 though it should be, has the fallback's.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  { declared, fallback }: DecodeOptions,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let sample = new Uint8Array();
  for await (const chunk of bytes) {
    if (decoder) {
      yield* pieces(decoder, chunk);
      continue;
    }
    sample = joined(sample, chunk);
    if (sample.length < SAMPLE) continue;
    decoder = new TextDecoder(encodingOf(sample, declared, fallback));
    yield* pieces(decoder, sample);
  }
  if (!decoder) {
    decoder = new TextDecoder(encodingOf(sample, declared, fallback));
    yield* pieces(decoder, sample);
  }
  yield decoder.decode();
}

async function* pieces(decoder: TextDecoder, bytes: Uint8Array): AsyncGenerator<string> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    await letOthersRun();
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function encodingOf(sample: Uint8Array, declared: string | undefined, fallback: string): string {
  const marked = markedEncoding(sample);
  if (marked !== undefined) return marked;
  const said = known(declared) ?? known(xmlEncodingOf(sample)) ?? 'utf-8';
  // Servers say UTF-8 of all that they send, files of another encoding among it.
  return said === 'utf-8' && !isUtf8(sample) ? fallback : said;
}

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
];

/** By the mark at the start; UTF-16 without one by the empty half of its first letter. */
function markedEncoding(sample: Uint8Array): string | undefined {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => sample[at] === byte));
  if (marked) return marked[0];
  const [first, second] = sample;
  if (second === 0 && first !== 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : undefined;
}

function xmlEncodingOf(sample: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(sample.subarray(0, 200));
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1];
}

function known(encoding: string | undefined): string | undefined {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Letters of another encoding are almost never letters of UTF-8. So a few unreadable ones among
 * many are mistakes in a text of UTF-8, such as a description that its shop has cut in the middle
 * of a letter; the end of the sample may do so, too.
 */
function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    const text = new TextDecoder('utf-8').decode(sample, { stream: true });
    const unreadable = text.match(/\uFFFD/gu)?.length ?? 0;
    const readable = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0;
    return readable >= unreadable;
  }
}
