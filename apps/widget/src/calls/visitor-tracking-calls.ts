import type {
  ConversionActivitiesRequest,
  TotalWebsiteSessionRequest,
} from '@beckon/contract/calls';
import type { CallRequest } from '@beckon/host-page/send';
import { cut, LIMITS, storeToWire } from './to-wire/to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/**
 * Tracking calls are made only for a visitor who left an e-mail or is signed in to the shop.
 * docs/behaviour/calls.md#known-visitors.
 */
export function mayTrack({ convertedEmail, customerId, countsNothing }: VisitFacts): boolean {
  return Boolean(convertedEmail || Number(customerId) !== 0) && !countsNothing;
}

/**
 * `POST /api/display/total-website-session/{client id}`. The call does not delay leaving the page,
 * and is not lost by it. docs/behaviour/calls.md#known-visitors.
 */
export function totalWebsiteSessionRequest(apiBase: string, facts: VisitFacts): CallRequest {
  const form = {
    email: facts.convertedEmail ?? '',
    url: facts.hostName,
    ...storeToWire(facts),
  } satisfies TotalWebsiteSessionRequest;
  return {
    url: `${apiBase}/api/display/total-website-session/${facts.clientId}`,
    body: { form },
    outlivesPage: true,
  };
}

/** `POST /api/display/conversion-activities/{client id}`. docs/behaviour/calls.md#known-visitors. */
export function conversionActivitiesRequest(
  apiBase: string,
  popupId: string,
  activity: 'viewed' | 'closed',
  facts: VisitFacts,
): CallRequest {
  const form = {
    email: facts.convertedEmail ?? '',
    poptin_id: popupId,
    activity,
    url: cut(facts.pageUrl, LIMITS.address),
    ...storeToWire(facts),
  } satisfies ConversionActivitiesRequest;
  return {
    url: `${apiBase}/api/display/conversion-activities/${facts.clientId}`,
    body: { form },
    outlivesPage: true,
  };
}
