import type { TestVisitLine, TestVisitPopup } from '@beckon/contract/owner-calls';
import { isOriginOf } from '../../../http/site-origin.ts';

interface VisitedPage {
  readonly url: string;
  /** Of the site; empty: popups show anywhere. */
  readonly domains: readonly string[];
  /** The host that the dashboard was called by. */
  readonly ownHost: string;
}

/**
 * Stops what is live on a page that is not on one of the site's domains, as the server refuses the
 * calls of such a page. No side effects.
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
    wanted: domains.join(', '),
    seen: page.host,
    verdict: 'stops',
  };
  return popups.map((popup) =>
    popup.status === 'active'
      ? { ...popup, shows: false, stop: line, lines: [line, ...popup.lines] }
      : popup,
  );
}
