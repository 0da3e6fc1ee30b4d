import { TextDecoder } from 'node:util';
import { letOthersRun } from '../time/let-others-run.ts';

/** Bytes that are decoded and parsed in one step, which takes some milliseconds. */
const PIECE = 16_384;
/** Bytes from the start that are used to detect the encoding. */
const SAMPLE = 65_536;

export interface DecodeOptions {
  /** The encoding from the server's headers. A byte order mark takes precedence. */
  readonly declared?: string | undefined;
  /** The encoding of bytes that are not UTF-8 and declare no encoding. */
  readonly fallback: string;
}

/**
 * Decodes bytes to text in small pieces, and lets other work run between them. The encoding is, in
 * this order: that of the byte order mark, the declared one, the one of the text's XML line, UTF-8.
 * If this says UTF-8 without a byte order mark, but the bytes are not UTF-8, the fallback is used.
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
  // Many servers declare UTF-8 for everything, even for files in another encoding.
  return said === 'utf-8' && !isUtf8(sample) ? fallback : said;
}

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
];

/**
 * The encoding by the byte order mark. UTF-16 without one is detected by the zero byte in its first
 * letter.
 */
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
 * Text in another encoding almost never decodes as UTF-8. So a few unreadable letters among many
 * readable ones are mistakes in a UTF-8 text. For example, a shop cut a description in the middle
 * of a letter. The end of the sample may also cut a letter.
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
