import { DisplayRequest } from '@beckon/contract/calls';
import type { FastifyRequest } from 'fastify';
import { countsNothing, keptText } from '../../http/call-facts.ts';
import { isLandingCallOf } from '../../http/landing-ticket.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { readOwnerToken } from '../../http/owner-token.ts';
import { ClientParams, siteOfCall } from '../../http/site-of-call.ts';
import { compressReply, encodingFor } from '../../http/compress.ts';
import { sendBytes } from '../../http/send-bytes.ts';
import { writeViewTicket } from '../../http/view-ticket.ts';
import { networkOf } from '../../lib/network-of.ts';
import { newId } from '../../ids.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { readCountryCode } from './country-name.ts';
import { findEarlyTemplate } from './early-template.ts';
import { decidePopups } from './decide-popups.ts';
import { allowedAnswer, draftAnswer, restrictedAnswer } from './display-answer.ts';
import { createHoldoutCounter } from './holdout-counter.ts';
import { createOfferCounter, startOfferJob } from './offer-counter.ts';
import { parseDisplayRequest } from './parse-display-request.ts';
import type { PopupForm } from './site-texts.ts';
import { createSeenMarker } from './seen-marker.ts';

const CALLS_PER_MINUTE = 3000;
/**
 * Shorter answers fit into the first packets of a connection uncompressed, and compressing one
 * costs the server four times as much as deciding it. docs/decisions/0009.
 */
const FIRST_PACKETS_BYTES = 12_288;

/** `POST /api/display/{clientId}`: what may show on this page. docs/behaviour/display-call.md. */
export function displayRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const markSeen = createSeenMarker(deps.store);
  const offers = createOfferCounter(deps.store);
  const holdouts = createHoldoutCounter(deps.store);
  startOfferJob(app, { due: () => offers.flushWhenDue(deps.now()), all: offers.flush });
  startOfferJob(app, { due: holdouts.flush, all: holdouts.flush });

  app.post(
    '/api/display/:clientId',
    { schema: { params: ClientParams, body: DisplayRequest } },
    async (request, reply) => {
      const { clientId } = request.params;
      deps.rate.count(`display ${networkOf(request.ip)} ${clientId}`, CALLS_PER_MINUTE);
      const known = siteOfCall(request, deps.sites, clientId);
      // Waiting for a site that is already in memory would cost each call a turn of the event loop.
      const site = known instanceof Promise ? await known : known;
      const { displayRequest, recipient } = readCall(request, { body: request.body, site }, deps);
      const counts = !countsNothing(request.body.cancel_visitor_count);
      if (counts) {
        markSeen(
          {
            site: site.site,
            at: displayRequest.nowMs,
            url: keptText(request.body.poptin_viewed_url),
            origin: request.headers.origin,
          },
          request.log,
        );
      }
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      const replyWith = (answer: string) =>
        answer.length < FIRST_PACKETS_BYTES
          ? sendBytes(reply, answer)
          : compressReply(request, reply, Buffer.from(answer, 'latin1'));
      const limited = deps.limits.restrictionOf(site.account);
      const restriction = limited instanceof Promise ? await limited : limited;
      if (restriction) return replyWith(restrictedAnswer(site, restriction, recipient));
      const draft =
        recipient.isOwner && displayRequest.previewPopupId !== undefined
          ? await deps.draftOf(site.site, displayRequest.previewPopupId, recipient.isMobile)
          : undefined;
      const decision = decidePopups(site, displayRequest);
      if (counts) offers.count(site.site, decision, displayRequest.nowMs);
      const visitor = { id: displayRequest.visitorId, groups: decision.groups };
      holdouts.count(site.site, visitor, displayRequest.nowMs);
      if (draft) return replyWith(draftAnswer(site, draft, recipient));
      const answer = allowedAnswer(site, decision.offered, recipient);
      const offer = { site, popups: decision.offered, form: recipient.form };
      const early = findEarlyTemplate(offer, displayRequest, deps);

      if (early === undefined) return replyWith(answer);
      const rest = Buffer.from(`"template_of":"${early.popupId}",${answer.slice(1)}`, 'latin1');
      return early.beginning.followedBy(rest, encodingFor(request, reply, FIRST_PACKETS_BYTES));
    },
  );
}

/** The call as facts for the rules, and the receiver of the answer. */
export function readCall(
  request: FastifyRequest,
  { body, site }: { readonly body: DisplayRequest; readonly site: RememberedSite },
  { now, countryOf, secret, publicUrl, widgetModel }: PublicApiDeps,
) {
  const nowMs = now();
  const { ip: ipAddress } = request;
  const countryCode = readCountryCode(body.cc) || countryOf(ipAddress);
  const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage = '' } = request.headers;
  const isLandingPage = isLandingCallOf(site.site.clientId, request);
  const caller = { userAgent, acceptLanguage, ipAddress, countryCode, isLandingPage };
  const read = parseDisplayRequest(body, caller, nowMs);
  const displayRequest = { ...read, visitorId: read.visitorId || newId() };
  const owner = readOwnerToken(body.owner, secret, nowMs);
  const form: PopupForm = widgetModel && body.model === widgetModel ? 'model' : 'wire';
  const recipient = {
    form,
    origin: ownOrigin(request, publicUrl),
    viewerId: displayRequest.visitorId,
    ticketFor: (popupId: string) =>
      writeViewTicket({ popupId, visitorId: displayRequest.visitorId }, secret, nowMs),
    countryCode,
    ipAddress,
    isMobile: displayRequest.facts.isMobile,
    landingFormIds: displayRequest.landingFormIds,
    isOwner: owner?.siteId === site.site.id,
    nowMs,
  };
  return { displayRequest, recipient };
}
