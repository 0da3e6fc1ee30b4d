import type { FastifyRequest } from 'fastify';
import { badCall } from '../errors.ts';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';
import type { VisitorCall } from './visitor/visitor-call.ts';

/** A name or an address, perhaps with a port. The URL parser decides whether it is valid. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Nearly all calls use one host name, so the last result is kept. */
const checked = { latest: '' };

/**
 * The origin at which browsers reach us; our addresses begin with it. The host header decides only
 * if no public address is set. Throws 400 if the header then contains no valid host.
 */
export function ownOrigin(
  request: Pick<VisitorCall, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const origin = `${request.protocol}://${request.host}`;
  if (origin === checked.latest) return origin;
  if (!HOST.test(request.host) || !URL.canParse(origin))
    throw badCall('The Host header of this call has no host.');
  checked.latest = origin;
  return origin;
}

/**
 * The origin that the browser of this request uses. On the machine itself it may be a local name,
 * although a public address is set.
 */
export function calledOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return ownOrigin(request, isLoopbackHost(request.host) ? undefined : publicUrl);
}

/** Headers that proxies add to a call. No browser sends them. */
const OF_A_PROXY =
  /^(x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-original-.+|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|x-amzn-.+|x-envoy-.+)$/;

/**
 * True if a browser on this machine calls by one of the machine's own names, and no proxy passed
 * the call on. Three things must hold: the connection comes from this machine, no header comes from
 * a proxy, and the calling page, if the browser names it, is of this machine, too. The last
 * condition also detects a proxy that changes the host and adds no header.
 */
export function isLocalCall({ headers, socket }: FastifyRequest): boolean {
  return (
    isLoopbackHost(headers.host ?? '') &&
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    !Object.keys(headers).some((name) => OF_A_PROXY.test(name)) &&
    [headers.origin, headers.referer].every(isOfThisMachine)
  );
}

function isOfThisMachine(address: string | undefined): boolean {
  if (address === undefined) return true;
  return URL.canParse(address) && isLoopbackHost(new URL(address).host);
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

/** Pages of other sites can send text and forms, but no JSON without a preflight. */
export function isJson(request: FastifyRequest): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}
