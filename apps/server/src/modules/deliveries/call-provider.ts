import type { IncomingMessage } from 'node:http';
import { failureCodes } from '../../lib/failure-codes.ts';
import { AddressRefused, anyAddress, outsideOnly } from '../../lib/outgoing/guarded-lookup.ts';
import { guardedGet, isRedirect, redirectTarget } from '../../lib/outgoing/guarded-get.ts';
import { guardedRequest, type GuardedRequest } from '../../lib/outgoing/guarded-request.ts';
import { DeliveryFailed } from './delivery-failed.ts';

export interface ProviderRequest {
  /** The name of the destination in messages for the owner. */
  readonly name: string;
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /**
   * The response redirects to the answer, which is fetched there; Google does this. If this is not
   * set, no redirect is followed.
   */
  readonly fetchesAnswer?: boolean;
}

export interface ProviderAnswer {
  readonly status: number;
  /** The wait from the `Retry-After` header (ms); 0 if there is none. */
  readonly retryAfterMs: number;
  /** The address in the `Location` header. */
  readonly location?: string;
  /** The first 64 KB of the body. */
  readonly text: string;
}

/** Rejects with `DeliveryFailed` if there is no response. */
export type CallProvider = (request: ProviderRequest) => Promise<ProviderAnswer>;

const PATIENCE_MS = 10_000;
const MOST_BYTES = 65_536;
const AGENT = { 'user-agent': 'Beckon' };
const LONGEST_WAIT_MS = 24 * 3_600_000;

/**
 * Calls addresses that owners entered. Owners must not reach the server's own network through us.
 * So the IP address is checked after the DNS lookup, and the request goes to this same IP address.
 */
export function buildCallProvider({
  allowsPrivate,
  patienceMs = PATIENCE_MS,
}: {
  readonly allowsPrivate: boolean;
  readonly patienceMs?: number;
}): CallProvider {
  const mayCall = allowsPrivate ? anyAddress : outsideOnly;
  return async (asked) => {
    const limits = { mayCall, signal: AbortSignal.timeout(patienceMs) };
    try {
      const first = await send(new URL(asked.url), asked, limits);
      const { location } = first.headers;
      const isElsewhere = isRedirect(first) && location !== undefined;
      if (asked.fetchesAnswer !== true || !isElsewhere) return await readAnswer(first);
      first.destroy();
      const next = redirectTarget(location, new URL(asked.url));
      const { response } = await guardedGet(next, { ...limits, headers: AGENT });
      return await readAnswer(response);
    } catch (error) {
      throw failureOf(error, asked.name);
    }
  };
}

type Limits = Pick<GuardedRequest, 'mayCall' | 'signal'>;

function send(
  url: URL,
  { method, body, headers }: ProviderRequest,
  limits: Limits,
): Promise<IncomingMessage> {
  const all = { ...AGENT, 'content-type': 'application/json; charset=utf-8', ...headers };
  return guardedRequest(url, { ...limits, method, body, headers: all });
}

async function readAnswer(response: IncomingMessage): Promise<ProviderAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    const piece = Buffer.from(chunk);
    chunks.push(piece);
    bytes += piece.length;
    if (bytes >= MOST_BYTES) break;
  }
  return {
    status: response.statusCode ?? 0,
    retryAfterMs: readWait(response.headers['retry-after']),
    ...(response.headers.location !== undefined && { location: response.headers.location }),
    text: Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8'),
  };
}

/** Parses `Retry-After`: a number of seconds, or a date. Returns ms. */
function readWait(header: string | undefined): number {
  if (header === undefined) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : 0;
}

function failureOf(error: unknown, name: string): DeliveryFailed {
  if (error instanceof AddressRefused)
    return new DeliveryFailed(`${name}’s address is inside this server’s own network.`, {
      isFinal: true,
    });
  const isLate = error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name);
  if (isLate)
    return new DeliveryFailed(`${name} cannot be reached (no answer in time).`, { cause: error });
  const { code = 'no answer' } = failureCodes(error);
  return new DeliveryFailed(`${name} cannot be reached (${code}).`, { cause: error });
}
