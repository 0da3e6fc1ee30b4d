import type { CallProvider } from './call-provider.ts';

const LONGEST_REQUEST = 8_000;
const LONGEST_ANSWER = 4_000;
const MASK = '•••';
/** Masking shorter ones would also mask ordinary words. */
const SHORTEST_SECRET = 6;
/** Addresses from before addresses with a password were refused. */
const PASSWORD_IN_ADDRESS = /(?<=^https?:\/\/)[^/?#]*(?=@)/i;
/** The scheme of an authorization: a server may answer with the rest only. */
const SCHEME = /^\S+\s+/;

/** The last request and response as they may be logged. */
export interface Exchange {
  readonly status: number | undefined;
  readonly request: string;
  readonly answer: string;
}

/** Wraps `callProvider`: remembers the last exchange without headers, and with masked secrets. */
export function recordExchange(
  callProvider: CallProvider,
  secrets: readonly string[],
): {
  readonly call: CallProvider;
  readonly last: () => Exchange;
  readonly mask: (text: string) => string;
} {
  let last: Exchange = { status: undefined, request: '', answer: '' };
  const mask = maskOf(secrets);
  return {
    last: () => last,
    mask,
    async call(asked) {
      const url = asked.url.replace(PASSWORD_IN_ADDRESS, MASK);
      const request = mask(`${asked.method} ${url}\n${asked.body}`).slice(0, LONGEST_REQUEST);
      last = { status: undefined, request, answer: '' };
      const answer = await callProvider(asked);
      last = { status: answer.status, request, answer: mask(answer.text).slice(0, LONGEST_ANSWER) };
      return answer;
    },
  };
}

function maskOf(secrets: readonly string[]): (text: string) => string {
  const hidden = secrets
    .flatMap((secret) => [secret, secret.replace(SCHEME, ''), URL.parse(secret)?.href ?? secret])
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .toSorted((one, other) => other.length - one.length);
  return (text) =>
    // PostgreSQL cannot store NUL in a text.
    hidden.reduce((left, secret) => left.replaceAll(secret, MASK), text).replaceAll('\0', '');
}
