import type { DisplayRequest } from '@beckon/contract/calls';
import type { CallRequest } from '@beckon/host-page/send';
import { jsonText } from '@beckon/host-page/json-text';
import { cut, flagToWire, LIMITS, storeToWire } from './to-wire/to-wire.ts';
import { cartToWire, cookiesToWire } from './to-wire/visitor-to-wire.ts';
import { visitedPagesToWire } from './to-wire/visited-pages-to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/**
 * `POST /api/display/{clientId}` with its whole payload, as a simple CORS request.
 * docs/behaviour/display-call.md#what-the-call-sends.
 */
export function displayRequest(apiBase: string, facts: VisitFacts): CallRequest {
  const form = {
    domain: facts.hostName,
    referrer: cut(facts.referrer, LIMITS.address),
    previous_url: cut(facts.previousUrl, LIMITS.address),
    cookies: cookiesToWire(facts.cookies),
    model: facts.model,
    triggers: jsonText({
      visits: facts.visit,
      pages: facts.pagesThisVisit,
      seconds: facts.secondsOnSite,
    }),
    cc: facts.countryCode ?? '',
    poptin_forms_id: jsonText(facts.embeddedIds),
    if_mobile: flagToWire(facts.isMobile),
    page_title: cut(facts.pageTitle, LIMITS.title),
    origin_landing_page: cut(facts.originLandingPage, LIMITS.address),
    if_page_refreshed: flagToWire(facts.isRefreshed),
    poptin_viewed_url: cut(facts.pageUrl, LIMITS.address),
    ...visitedPagesToWire(facts),
    ...storeToWire(facts),
    ...cartToWire(facts.cart, facts.wixCartId),
    preview_poptin_id: facts.previewPopupId ?? '',
    cancel_visitor_count: flagToWire(facts.countsNothing),
    converted_email: facts.convertedEmail ?? '',
    browser_language: facts.browserLanguage,
    operating_system: facts.operatingSystem,
    ...(facts.ownerToken && { owner: facts.ownerToken }),
    ...facts.askedAgain,
  } satisfies DisplayRequest;
  return { url: `${apiBase}/api/display/${facts.clientId}`, body: { form } };
}
