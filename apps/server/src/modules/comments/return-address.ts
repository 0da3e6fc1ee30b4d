import { createHmac, timingSafeEqual } from 'node:crypto';

interface Asked {
  readonly wanted: string | undefined;
  /** Given out by `returnTicket` for this very address. */
  readonly ticket: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly secret: string;
}

/**
 * The page that a reader is sent back to: the wanted one when it belongs to the page that the form
 * came from, so that nobody can use us to lead people elsewhere; else that page. Undefined: the
 * browser does not say where it comes from.
 */
export function returnAddress({ wanted, ticket, origin, referer, secret }: Asked): URL | undefined {
  const from = readPage(referer) ?? readPage(origin);
  const asked = readPage(wanted) ?? readPage(wanted, from);
  if (asked !== undefined && ticket !== undefined && isTicketOf(asked, ticket, secret))
    return asked;
  return asked !== undefined && asked.origin === from?.origin ? asked : from;
}

/** Proof for the form that is shown again on a page of ours. */
export function returnTicket(page: URL, secret: string): string {
  return createHmac('sha256', secret).update(`comment return ${page.href}`).digest('hex');
}

function isTicketOf(page: URL, ticket: string, secret: string): boolean {
  const [right, given] = [Buffer.from(returnTicket(page, secret)), Buffer.from(ticket)];
  return right.length === given.length && timingSafeEqual(right, given);
}

function readPage(address: string | undefined, base?: URL): URL | undefined {
  if (address === undefined || address === '' || !URL.canParse(address, base?.href))
    return undefined;
  const page = new URL(address, base);
  if (page.protocol !== 'http:' && page.protocol !== 'https:') return undefined;
  page.hash = '';
  for (const name of ['replytocom', 'unapproved', 'moderation-hash'])
    page.searchParams.delete(name);
  return page;
}
