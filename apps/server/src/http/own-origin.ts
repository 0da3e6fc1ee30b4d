import type { FastifyRequest } from 'fastify';
import { badCall } from '../errors.ts';

/** A name or an address, with a port perhaps; whether it is a good one the URL parser says. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Where browsers find us: what addresses that we tell begin with. The host header decides only
 * where no public address was set; throws 400 when it then holds no host.
 */
export function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const origin = `${request.protocol}://${request.host}`;
  if (!HOST.test(request.host) || !URL.canParse(origin))
    throw badCall('The Host header of this call holds no host.');
  return origin;
}

/**
 * How the browser of this request sees us: on the machine itself that may be a name of this machine
 * in spite of the public address.
 */
export function calledOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return ownOrigin(request, LOOPBACK_HOST.test(request.host) ? undefined : publicUrl);
}

/**
 * True when a browser on this machine calls by one of its own names and no proxy passed the call
 * on. Looks at what was really sent.
 */
export function isLocalCall({ headers }: FastifyRequest): boolean {
  const isPassedOn =
    headers.forwarded !== undefined ||
    Object.keys(headers).some((name) => name.startsWith('x-forwarded-'));
  return !isPassedOn && LOOPBACK_HOST.test(headers.host ?? '');
}

/**
 * False for a call that another site's page made with our cookie. Browsers send `Origin` with every
 * call that changes something; programs send neither it nor `Sec-Fetch-Site`, and have no cookie to
 * abuse.
 */
export function isFromOwnPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined)
    return origin === calledOrigin(request, publicUrl) || origin === publicUrl;
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Forms of other sites can send text and forms, but not JSON without asking first. */
export function isJson(request: FastifyRequest): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}
