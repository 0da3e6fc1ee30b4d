import { ConversionAnswer, ConversionRequest } from '@beckon/contract/calls';
import { type Static, Type } from 'typebox';
import { countsNothing, readVisitorId } from '../../http/visitor/call-facts.ts';
import type { AnswerCall } from '../../http/visitor/direct-routes.ts';
import { countVisitorCall, sizeOf } from '../../http/visitor/rate-limit.ts';
import type { RateLimit } from '../../lib/rate-limit.ts';
import { unknownPopup } from '../../errors.ts';
import type { LivePopup } from '../../store/store.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import { createLimiter } from '../../lib/limiter.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { siteOfCall } from '../../http/visitor/site-of-call.ts';
import { sendAnswer, valuesAnswer, type VisitorAnswer } from '../../http/visitor/visitor-answer.ts';
import { drawnKind } from '../../lib/popups/coupon-prize.ts';
import { newEventId } from '../../ids.ts';
import type { VisitorCall } from '../../http/visitor/visitor-call.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { createAnswerChecker } from './answer-checker.ts';
import { createAskToConfirm } from './ask-to-confirm.ts';
import { createCodeReader } from './code-of-design.ts';
import { eventPlace } from './event-place.ts';
import { type DeliveryTargets, planDeliveries } from '../../lib/leads/plan-deliveries.ts';
import { readHappenedAt } from './happened-at.ts';
import { readConversion } from './read-conversion.ts';
import { HOUR_MS, MINUTE_MS } from '../../lib/time/durations.ts';

const CALLS_PER_MINUTE = 60;
/** In bytes. Larger than for other calls, so that a lead with long answers is not lost. */
const BODY_LIMIT = 1024 * 1024;
/**
 * In bytes. Calls above this count as long. Most calls are shorter, even with a long answer or list
 * of visited pages.
 */
const LONG_CALL = 128 * 1024;
/**
 * Bytes of long calls per hour that a site accepts from all networks. Other calls are always
 * accepted.
 */
const LONG_AN_HOUR = 200_000_000;
/** Replaces a code that may not run. The script then logs to the console that a code was left out. */
const LEFT_OUT = '<!-- left out -->';
const ViewerParams = Type.Object({ viewerId: Type.String({ maxLength: 300 }) });
type ViewerParams = Static<typeof ViewerParams>;

/**
 * `POST /api/display/conversion/{viewer_id}`: answered when the lead is on disk.
 * docs/behaviour/conversions.md#what-the-server-keeps.
 */
export function conversionRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const { store, sites, rate, direct, now, countryOf, readerOf, sendsMail = false } = deps;
  const minuteLimiter = createLimiter({ withinMs: MINUTE_MS, now });
  const formCheckOf = createAnswerChecker(deps);
  const shownCodeOf = createCodeReader(store);
  const hourLimiter = createLimiter({ withinMs: HOUR_MS, now });
  const askToConfirm = createAskToConfirm({ now, sendsMail });
  const url = '/api/display/conversion/:viewerId';
  const schema = { params: ViewerParams, body: ConversionRequest };

  const answer: AnswerCall<ViewerParams, ConversionRequest> = async (call, params, body) => {
    const site = await siteOfCall(call, sites, body.client_id);
    const visitorId = readVisitorId(params.viewerId) || readVisitorId(body.leader_request_cookie);
    countCall(rate, call, { siteId: site.site.id, visitorId });
    const popup = await openPopup(store, site, body.poptin_id);
    const { allowsTrustedCode, conversionCode } = site.site.settings;
    const integration = { conversion_code: codeToSend(conversionCode, allowsTrustedCode) };
    const isPartial = body.partial === '1';
    const isKept =
      !countsNothing(body.cancel_visitor_count) &&
      (!isPartial || popup.published.settings.keepsUnfinished === true);
    if (!isKept) return answerOf({ success: true, conversion_id: newEventId(now()), integration });
    const { settings } = popup.published;
    const draws = visitorId === '' ? undefined : drawnKind(settings);
    const prize = draws ? await store.drawOf(popup.id, visitorId) : undefined;
    const arrivedAt = now();
    const place = eventPlace(site, popup.id, readHappenedAt(body, arrivedAt));
    const read = readConversion(body, {
      place,
      visitorId,
      country: countryOf(call.ip),
      prize,
      ...(await shownCodeOf(popup.published)),
      isPartial,
      checkForm: await formCheckOf(popup.published, { ...place, arrivedAt }),
      // Each step of a long form makes a call, so these calls are no sign of a program.
      countThisMinute: isPartial ? 0 : minuteLimiter.count(`${networkOf(call.ip)} ${visitorId}`),
    });
    const asking = askToConfirm(read, site.site.settings, networkOf(call.ip));
    const conversion = { ...read, ...asking, arrivedAt };
    const deliveries = planDeliveries(
      // Leads of the past must not get around the limit of messages in an hour.
      { ...conversion, at: arrivedAt },
      { ...targetsOf(site), readerOf },
      {
        countThisHour: () => hourLimiter.count(site.site.id),
        awaitsDraw: prize ? undefined : draws,
      },
    );
    await store.recordConversion({ ...conversion, deliveries });
    return answerOf({ success: true, conversion_id: conversion.id, integration });
  };
  direct.add({ url, schema, bodyLimit: BODY_LIMIT, answer });
  app.post(
    url,
    { schema: { ...schema, response: { 200: ConversionAnswer } }, bodyLimit: BODY_LIMIT },
    async (request, reply) =>
      sendAnswer(reply, await answer(request, request.params, request.body)),
  );
}

/**
 * The popup that a visitor has sent. It may be in the trash by now: who had its form open loses
 * nothing. Throws 404 if the site has no such popup.
 */
async function openPopup(
  store: PublicApiDeps['store'],
  site: RememberedSite,
  popupId: string,
): Promise<LivePopup> {
  const popup = site.popupById(popupId) ?? (await store.popupStillOpen(site.site.id, popupId));
  if (popup === undefined) throw unknownPopup();
  return popup;
}

function countCall(
  rate: RateLimit,
  call: VisitorCall,
  { siteId, visitorId }: { readonly siteId: string; readonly visitorId: string },
): void {
  const perMinute = CALLS_PER_MINUTE;
  countVisitorCall(rate, 'conversion', { caller: call, visitorId, perMinute });
  const size = sizeOf(call);
  if (size > LONG_CALL) rate.countBytes(`long leads of ${siteId}`, size, LONG_AN_HOUR);
}

function answerOf(values: ConversionAnswer): VisitorAnswer {
  return valuesAnswer(values);
}

/** The recipients and destinations of a site's leads. */
function targetsOf({
  site: { settings },
  destinations,
  mailSources,
}: RememberedSite): Omit<DeliveryTargets, 'readerOf'> {
  return {
    emails: settings.leadNotices?.emails ?? [],
    mailSources,
    destinations,
    holdsUnconfirmed: settings.leadConfirmation?.holdsLeads === true,
  };
}

/** A code that is not approved does not leave the server. */
function codeToSend(code: string, isTrusted: boolean): string {
  return isTrusted || code === '' ? code : LEFT_OUT;
}
