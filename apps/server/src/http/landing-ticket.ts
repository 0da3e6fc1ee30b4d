import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const DAY_MS = 86_400_000;
/** A page that stays open for this time can still send its form. */
const TICKET_DAYS = 7;
const HEADER = 'x-beckon-landing-site';
const PATH = '/landing-calls/';
/**
 * What a page's script asks for. Nothing else is below a ticket, so that a proxy's rule for any
 * other address, such as the owners' calls, cannot be passed by.
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
 * The path, without a slash at its end, under which the landing pages of a site load the script and
 * make their calls. A sandboxed page has no origin of its own ("null"), so its calls prove by this
 * path that they come from our landing page. The same for a whole day, so that browsers can cache.
 */
export function landingCallsPath(clientId: string, { secret, now }: TicketOptions): string {
  const lastDay = Math.floor(now() / DAY_MS) + TICKET_DAYS;
  return `/landing-calls/${clientId}.${lastDay}.${sign(clientId, lastDay, secret)}`;
}

/**
 * The address to route a raw request to: a landing page's call goes where it would without the
 * ticket, if that is for pages, and is marked with the ticket's site when that is ours and not too
 * old. Marks that came from outside are removed.
 */
export function routeLandingCall(request: IncomingMessage, options: TicketOptions): string {
  const { url = '/', headers } = request;
  delete headers[HEADER];
  if (!url.startsWith(PATH)) return url;
  const [, clientId = '', lastDay = '', signature = '', path] = CALL.exec(url) ?? [];
  if (path === undefined) return url;
  const expected = Buffer.from(sign(clientId, Number(lastDay), options.secret));
  const isOurs = timingSafeEqual(expected, Buffer.from(signature));
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

function sign(clientId: string, lastDay: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(`landing-calls ${clientId}.${lastDay}`)
    .digest('base64url');
}
