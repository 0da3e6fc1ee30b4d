import { ConversionAnswer, ConversionRequest } from '@beckon/contract/calls';
import { Type } from 'typebox';
import { countsNothing, readVisitorId } from '../../http/call-facts.ts';
import { countVisitorCall } from '../../http/rate-limit.ts';
import { popupOfSite, siteOfCall } from '../../http/site-of-call.ts';
import { newEventId } from '../../ids.ts';
import type { VisitorApp, VisitorParts } from '../../visitor-parts.ts';
import { eventPlace } from './event-place.ts';
import { createMinuteCount } from './minute-count.ts';
import { readConversion } from './read-conversion.ts';

const CALLS_PER_MINUTE = 60;
/** A lead with long texts is worth its bytes. */
const BODY_LIMIT = 1024 * 1024;
const ViewerParams = Type.Object({ viewerId: Type.String({ maxLength: 300 }) });

/** `POST /api/display/conversion/{viewer_id}`: answered when the lead is on disk. Interaction spec §7. */
export function conversionRoutes(app: VisitorApp, { store, sites, rate, now, countryOf }: VisitorParts): void {
  const countMinute = createMinuteCount(now);
  const schema = { params: ViewerParams, body: ConversionRequest, response: { 200: ConversionAnswer } };

  app.post('/api/display/conversion/:viewerId', { schema, bodyLimit: BODY_LIMIT }, async (request) => {
    const { body, params } = request;
    const site = await siteOfCall(request, sites, body.client_id);
    const popup = popupOfSite(site, body.poptin_id);
    const visitorId = readVisitorId(params.viewerId) || readVisitorId(body.leader_request_cookie);
    countVisitorCall(rate, 'conversion', { address: request.ip, visitorId, perMinute: CALLS_PER_MINUTE });
    const { allowsTrustedCode, conversionCode } = site.site.settings;
    const integration = { conversion_code: allowsTrustedCode ? conversionCode : '' };
    if (countsNothing(body.cancel_visitor_count)) return { success: true as const, conversion_id: newEventId(now()), integration };
    const prize = popup.published.settings.game && visitorId !== '' ? await store.drawOf(popup.id, visitorId) : undefined;
    const conversion = readConversion(body, {
      place: eventPlace(site, popup.id, now()), visitorId, country: countryOf(request.ip), thisMinute: countMinute(`${request.ip} ${visitorId}`), prize,
    });
    await store.recordConversion(conversion);
    return { success: true as const, conversion_id: conversion.id, integration };
  });
}
