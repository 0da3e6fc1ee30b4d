import { type Claim, isSignedClaim, signClaim } from '../../lib/secrets/signed-claim.ts';

const FORM = { encoding: 'hex' } as const;

interface Asked {
  readonly wanted: string | undefined;
  /** The ticket that `returnTicket` issued for this address. */
  readonly ticket: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly secret: string;
}

/**
 * The page to which a reader is redirected: the requested page if it has the same origin as the
 * page of the form, or if the ticket is valid; otherwise the page of the form. So nobody can use us
 * to redirect people to other sites. Undefined: the browser does not say where the form is.
 */
export function returnAddress({ wanted, ticket, origin, referer, secret }: Asked): URL | undefined {
  const from = readPage(referer) ?? readPage(origin);
  const asked = readPage(wanted) ?? readPage(wanted, from);
  if (
    asked !== undefined &&
    ticket !== undefined &&
    isSignedClaim(claimOf(asked), ticket, { secret, ...FORM })
  )
    return asked;
  return asked !== undefined && asked.origin === from?.origin ? asked : from;
}

/** A proof for the form that we show again on a page of ours. */
export function returnTicket(page: URL, secret: string): string {
  return signClaim(claimOf(page), secret, FORM);
}

function claimOf({ href }: URL): Claim {
  return { purpose: 'comment return', text: href };
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
