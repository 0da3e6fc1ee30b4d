import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import { isOriginOf } from '../../../http/visitor/site-origin.ts';
import { readableHost } from '../../../lib/text/readable-host.ts';

interface VisitedPage {
  readonly url: string;
  /** The domains of the site. Empty: popups show on any page. */
  readonly domains: readonly string[];
  /** The host of the request from the dashboard. */
  readonly ownHost: string;
}

/**
 * Stops live popups on a page outside the site's domains, because the server refuses the calls of
 * such a page. No side effects.
 */
export function stopElsewhere(
  popups: readonly TestVisitPopup[],
  { url, domains, ownHost }: VisitedPage,
): readonly TestVisitPopup[] {
  const page = URL.parse(url);
  if (page === null || domains.length === 0) return popups;
  if (isOriginOf(page.origin, domains, ownHost)) return popups;
  const line: TestVisitLine = {
    source: 'server',
    rule: 'domain',
    wanted: domains.map(readableHost).join(', '),
    seen: readableHost(page.host),
    verdict: 'stops',
  };
  return popups.map((popup) =>
    popup.status === 'active'
      ? { ...popup, shows: false, stop: line, lines: [line, ...popup.lines] }
      : popup,
  );
}
