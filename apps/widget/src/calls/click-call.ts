import type { ClickRequest } from '@beckon/contract/calls';
import type { CallRequest } from '@beckon/host-page/send';
import { cut, flagToWire, LIMITS, storeToWire } from './to-wire/to-wire.ts';
import { cartToWire, cookiesToWire } from './to-wire/visitor-to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/**
 * `POST /api/display/click/{poptin_id}`: asks for a popup that the visitor requested.
 * docs/behaviour/display-call.md#the-click-call.
 */
export function clickRequest(apiBase: string, popupId: string, facts: VisitFacts): CallRequest {
  const form = {
    model: facts.model,
    client_id: facts.clientId,
    domain: facts.hostName,
    browser_language: facts.browserLanguage,
    operating_system: facts.operatingSystem,
    poptin_display: '1',
    poptin_viewed_url: cut(facts.pageUrl, LIMITS.address),
    if_mobile: flagToWire(facts.isMobile),
    cookies: cookiesToWire(facts.cookies),
    cc: facts.countryCode ?? '',
    ...storeToWire(facts),
    ...cartToWire(facts.cart, facts.wixCartId),
  } satisfies ClickRequest;
  return { url: `${apiBase}/api/display/click/${popupId}`, body: { form } };
}
