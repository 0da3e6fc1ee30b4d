import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AddressRefused, guardedLookup, type MayCall, mayCallHost } from './guarded-lookup.ts';

export interface GuardedRequest {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Default: GET. */
  readonly method?: string;
  readonly body?: string;
}

/**
 * Sends one request to an address that someone else has chosen, and follows no redirect. The name
 * is looked up, its IP addresses are checked, and exactly these are called. The status may be any.
 * Destroy the response if you do not read it to the end. Rejects with `AddressRefused` or the error
 * of the connection.
 */
export function guardedRequest(
  url: URL,
  { mayCall, signal, headers, method = 'GET', body }: GuardedRequest,
): Promise<IncomingMessage> {
  if (!mayCallHost(url.hostname, mayCall)) return Promise.reject(new AddressRefused(url.hostname));
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    send(
      url,
      {
        method,
        headers: { ...length, ...headers },
        signal,
        lookup: guardedLookup(mayCall),
        // No agent: a connection that was allowed for another caller must not be used again.
        agent: false,
      },
      resolve,
    )
      .on('error', reject)
      .end(body);
  });
}
