import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The parts of a visitor's call that an answer may depend on, besides address and body. A Fastify
 * request has all of them, too.
 */
export interface VisitorCall {
  readonly headers: IncomingHttpHeaders;
  /** The visitor's IP address. A proxy's report of it counts only if the proxy is trusted. */
  readonly ip: string;
  readonly host: string;
  /** `http` or `https`. */
  readonly protocol: string;
  readonly log: FastifyBaseLogger;
}

/** How calls that bypass Fastify are read. */
export interface CallReading {
  /** Number of proxies in front of the server that are trusted to report the visitor's address. */
  readonly trustedProxies: number;
  readonly log: FastifyBaseLogger;
}

/** Reads a call in the same way as Fastify with the same number of trusted proxies. */
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
