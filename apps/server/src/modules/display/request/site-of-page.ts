import { CallRefused } from '../../../errors.ts';
import { siteOfCall } from '../../../http/visitor/site-of-call.ts';
import type { VisitorCall } from '../../../http/visitor/visitor-call.ts';
import type { RememberedSite } from '../../../live-sites/live-sites.ts';
import type { PublicApiDeps } from '../../../public-api-deps.ts';

/** Like `siteOfCall`; records which pages are refused, so that the owner can list them. */
export function siteOfPage(
  { sites, refused, now }: Pick<PublicApiDeps, 'sites' | 'refused' | 'now'>,
  call: VisitorCall,
  clientId: string,
): RememberedSite | Promise<RememberedSite> {
  const recordRefusal = (error: unknown): never => {
    const site = sites.recall(clientId)?.site;
    if (site !== undefined && error instanceof CallRefused && error.statusCode === 403)
      refused.record(site.id, call.headers.origin, now());
    throw error;
  };
  try {
    const known = siteOfCall(call, sites, clientId);
    return known instanceof Promise ? known.catch(recordRefusal) : known;
  } catch (error) {
    return recordRefusal(error);
  }
}
