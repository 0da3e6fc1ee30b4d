import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';

/**
 * What the answer to a visitor's call may depend on, besides its address and body. A request of
 * Fastify has all of it, too.
 */
export interface VisitorCall {
  readonly headers: IncomingHttpHeaders;
  /** The visitor's address, as far as proxies are believed. */
  readonly ip: string;
  readonly host: string;
  /** `http` or `https`. */
  readonly protocol: string;
  readonly log: FastifyBaseLogger;
}

/** How calls are read that do not go through Fastify. */
export interface CallReading {
  /** Proxies in front of us that are believed about the visitor's address. */
  readonly trustedProxies: number;
  readonly log: FastifyBaseLogger;
}

/** A call as Fastify would read it with the same trust in proxies. */
export class DirectCall implements VisitorCall {
  readonly headers: IncomingHttpHeaders;
  readonly #request: IncomingMessage;
  readonly #reading: CallReading;

  constructor(request: IncomingMessage, reading: CallReading) {
    this.headers = request.headers;
    this.#request = request;
    this.#reading = reading;
  }

  get log(): FastifyBaseLogger {
    return this.#reading.log;
  }

  get ip(): string {
    const { trustedProxies } = this.#reading;
    // A connection that is closed has no address any more.
    if (trustedProxies === 0) return this.#request.socket.remoteAddress ?? '';
    return proxyAddress(this.#request, (_address, hop) => hop < trustedProxies);
  }

  get host(): string {
    return this.#sentByProxy('x-forwarded-host') ?? this.headers.host ?? '';
  }

  get protocol(): string {
    const own = 'encrypted' in this.#request.socket ? 'https' : 'http';
    return this.#sentByProxy('x-forwarded-proto') ?? own;
  }

  #sentByProxy(name: string): string | undefined {
    const sent = this.#reading.trustedProxies > 0 ? this.headers[name] : undefined;
    return sent ? String(sent).split(',').at(-1)?.trim() : undefined;
  }
}
