import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Claim, isSignedClaim, signClaim } from '../../lib/secrets/signed-claim.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

/** A page that stays open for this time can still send its form. */
const TICKET_DAYS = 7;
const HEADER = 'x-beckon-landing-site';
const PATH = '/landing-calls/';
/**
 * The addresses that a page's script calls. A ticket works for no other address. Otherwise it could
 * bypass a proxy's rule for another address, such as the owners' calls.
 */
const FOR_PAGES = String.raw`pixel\.js(?:\?.*)?|(?:api/display|widget|templates|fonts|shopify|ads)/.*`;
const CALL = new RegExp(
  String.raw`^/landing-calls/([\w-]{1,64})\.(\d{1,6})\.([\w-]{43})(/(?:${FOR_PAGES}))$`,
);

interface TicketOptions {
  readonly secret: string;
  readonly now: () => number;
}

/**
 * The path, without a trailing slash, under which the landing pages of a site load the script and
 * make their calls. A sandboxed page has the origin "null", so this path proves that its calls come
 * from our landing page. The path stays the same for a whole day, so that browsers can cache.
 */
export function landingCallsPath(clientId: string, { secret, now }: TicketOptions): string {
  const lastDay = Math.floor(now() / DAY_MS) + TICKET_DAYS;
  return `/landing-calls/${clientId}.${lastDay}.${signClaim(claimOf(clientId, lastDay), secret)}`;
}

/**
 * Returns the address to which a raw request is routed. A landing page's call is routed to its
 * address without the ticket, if pages may call that address. If the ticket is ours and not too
 * old, the request is marked with the ticket's site. Marks that come from outside are removed.
 */
export function routeLandingCall(request: IncomingMessage, options: TicketOptions): string {
  const { url = '/', headers } = request;
  delete headers[HEADER];
  if (!url.startsWith(PATH)) return url;
  const [, clientId = '', lastDay = '', signature = '', path] = CALL.exec(url) ?? [];
  if (path === undefined) return url;
  const isOurs = isSignedClaim(claimOf(clientId, Number(lastDay)), signature, options);
  if (isOurs && Number(lastDay) * DAY_MS >= options.now() - DAY_MS) headers[HEADER] = clientId;
  return path;
}

/** Whether a call has the mark, which only `routeLandingCall` may set. */
export function isMarkedAsLandingCall(headers: IncomingHttpHeaders): boolean {
  return headers[HEADER] !== undefined;
}

/** Whether the call was made by a landing page of this site. */
export function isLandingCallOf(
  clientId: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
): boolean {
  return headers.origin === 'null' && headers[HEADER] === clientId;
}
function claimOf(clientId: string, lastDay: number): Claim {
  return { purpose: 'landing-calls', text: `${clientId}.${lastDay}` };
}
