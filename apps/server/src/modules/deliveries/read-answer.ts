import type { ProviderAnswer } from './call-provider.ts';
import { DeliveryFailed } from './delivery-failed.ts';

const LONGEST_ADDRESS = 200;

/** Statuses below 500 that are temporary. */
const PASSING = new Set([408, 425, 429]);

/** Statuses that name another address. */
const MOVED = new Set([301, 302, 303, 307, 308]);

export interface ReadAnswerOptions {
  /** The name of the destination in sentences for the owner. */
  readonly name: string;
  /** The destination's own message in a refusal; empty if there is none. */
  readonly explain: (body: unknown) => string;
  /** Messages for statuses that say too little. */
  readonly words?: Readonly<Record<number, string>>;
}

/**
 * The parsed body of a successful response (undefined if it is empty). Otherwise throws
 * `DeliveryFailed`. A status of 5xx, 408, 425 or 429, or a page instead of data, is retried; any
 * other status is not. Redirects are not followed: only the owner can enter the new address.
 */
export function readAnswer(answer: ProviderAnswer, options: ReadAnswerOptions): unknown {
  const { status, text } = answer;
  const { name } = options;
  const body = parse(text);
  if (status < 200 || status >= 300) throw refusalOf(answer, body, options);
  if (text.trim() !== '' && body === undefined)
    throw new DeliveryFailed(`${name} answered with a page instead of data.`);
  return body;
}

function refusalOf(
  { status, retryAfterMs, location }: ProviderAnswer,
  body: unknown,
  { name, explain, words = {} }: ReadAnswerOptions,
): DeliveryFailed {
  const reason = body === undefined ? '' : explain(body).trim();
  const because = reason === '' ? '' : ` It said: ${reason}`;
  const isRedirect = MOVED.has(status) && location !== undefined;
  const isFinal = isRedirect || (status >= 400 && status < 500 && !PASSING.has(status));
  return new DeliveryFailed(`${words[status] ?? sentenceOf(name, status, location)}${because}`, {
    isFinal,
    waitMs: retryAfterMs,
  });
}

function sentenceOf(name: string, status: number, location: string | undefined): string {
  if (status === 401 || status === 403) return `${name} does not accept the key (${status}).`;
  if (status === 429) return `${name} asks us to slow down (429).`;
  if (status >= 300 && status < 400 && location !== undefined)
    return `${name} answered ${status}: it has moved to ${location.slice(0, LONGEST_ADDRESS)}. Enter that address here.`;
  return `${name} answered ${status}.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text at a path of names and numbers in a body; empty if there is none. */
export function textAt(body: unknown, ...path: readonly (string | number)[]): string {
  let at: unknown = body;
  for (const name of path) {
    if (typeof at !== 'object' || at === null) return '';
    at = Reflect.get(at, name);
  }
  return typeof at === 'string' || typeof at === 'number' ? String(at) : '';
}
