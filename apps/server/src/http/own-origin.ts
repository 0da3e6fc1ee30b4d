import type { FastifyRequest } from 'fastify';
import { badCall } from '../errors.ts';

/** A name or an address, with a port perhaps; whether it is a good one the URL parser says. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** Nearly all calls come by one name: it is looked at once. */
const checked = { latest: '' };

/** A name of this machine, whatever the port. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}

/**
 * Where browsers find us: what addresses that we tell begin with. The host header decides only
 * where no public address was set; throws 400 when it then holds no host.
 */
export function ownOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const origin = `${request.protocol}://${request.host}`;
  if (origin === checked.latest) return origin;
  if (!HOST.test(request.host) || !URL.canParse(origin))
    throw badCall('The Host header of this call holds no host.');
  checked.latest = origin;
  return origin;
}

/**
 * How the browser of this request sees us: on the machine itself that may be a name of this machine
 * in spite of the public address.
 */
export function calledOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return ownOrigin(request, LOOPBACK_HOST.test(request.host) ? undefined : publicUrl);
}

/** What proxies add to a call they pass on; no browser sends any of it. */
const OF_A_PROXY =
  /^(x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|x-original-.+|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|x-amzn-.+|x-envoy-.+)$/;

/**
 * True when a browser on this machine calls by one of its own names and no proxy passed the call
 * on. Looks at what was really sent: the connection comes from this machine, no header is a
 * proxy's, and the page that calls, where it is named, is of this machine, too. A proxy that
 * changes the host and adds nothing is still found by what browsers say of their page.
 */
export function isLocalCall({ headers, socket }: FastifyRequest): boolean {
  return (
    LOOPBACK_HOST.test(headers.host ?? '') &&
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    !Object.keys(headers).some((name) => OF_A_PROXY.test(name)) &&
    [headers.origin, headers.referer].every(isOfThisMachine)
  );
}

function isOfThisMachine(address: string | undefined): boolean {
  if (address === undefined) return true;
  return URL.canParse(address) && LOOPBACK_HOST.test(new URL(address).host);
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
