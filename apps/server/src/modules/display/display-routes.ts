import { DisplayRequest } from '@beckon/contract/calls';
import { isUncountedVisit, keptText } from '../../http/visitor/call-facts.ts';
import { isLandingCallOf } from '../../http/visitor/landing-ticket.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { readOwnerToken } from '../../http/owner/owner-token.ts';
import { ClientParams } from '../../http/visitor/site-of-call.ts';
import { chooseEncoding, compressText } from '../../http/answers/compress.ts';
import type { AnswerCall } from '../../http/visitor/direct-routes.ts';
import {
  passingAnswer,
  sendAnswer,
  type VisitorAnswer,
} from '../../http/visitor/visitor-answer.ts';
import type { VisitorCall } from '../../http/visitor/visitor-call.ts';
import { writeViewTicket } from '../../http/visitor/view-ticket.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { newId } from '../../ids.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { Restriction } from '../../live-sites/plan-limits.ts';
import type { Draft, PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import type { LivePopup } from '../../store/store.ts';
import { readCountryCode } from './country-name.ts';
import { type EarlyTemplate, findEarlyTemplate } from './templates/early-template.ts';
import { decidePopups } from './decide/decide-popups.ts';
import { reasonsToCount } from './counts/reasons-to-count.ts';
import { allowedAnswer, draftAnswer, restrictedAnswer } from './display-answer.ts';
import { createHoldoutCounter } from './counts/holdout-counter.ts';
import { createOfferCounter, startOfferJob } from './counts/offer-counter.ts';
import { parseDisplayRequest } from './request/parse-display-request.ts';
import type { ParsedDisplayRequest } from './request/parsed-display-request.ts';
import { withoutTest } from './decide/in-its-arm.ts';
import type { PopupForm } from './present/site-texts.ts';
import { siteOfPage } from './request/site-of-page.ts';
import { createSeenMarker } from './counts/seen-marker.ts';

const CALLS_PER_MINUTE = 3000;
/**
 * In bytes. Shorter answers fit uncompressed into the first packets of a connection, and
 * compressing one costs the server four times as much as deciding it. docs/decisions/0009.
 */
const FIRST_PACKETS_BYTES = 12_288;

/**
 * `POST /api/display/{clientId}`: the popups that may show on this page.
 * docs/behaviour/display-call.md.
 */
export function displayRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const markSeen = createSeenMarker(deps.store);
  const offers = createOfferCounter(deps.store);
  const holdouts = createHoldoutCounter(deps.store);
  startOfferJob(app, { due: () => offers.flushWhenDue(deps.now()), all: offers.flush });
  startOfferJob(app, { due: holdouts.flush, all: holdouts.flush });

  const url = '/api/display/:clientId';
  const schema = { params: ClientParams, body: DisplayRequest };

  /**
   * Does not await a value that is in memory, because that would cost each call a turn of the event
   * loop.
   */
  const answer: AnswerCall<ClientParams, DisplayRequest> = (call, { clientId }, body) => {
    const known = siteOfPage(deps, call, clientId);
    return known instanceof Promise
      ? known.then((site) => answerOfSite(call, site, body))
      : answerOfSite(call, known, body);
  };

  const answerOfSite = (call: VisitorCall, site: RememberedSite, body: DisplayRequest) => {
    // Only here, because made-up client ids would displace the counts of all limits.
    deps.rate.count(`display ${networkOf(call.ip)} ${site.site.clientId}`, CALLS_PER_MINUTE);
    const { displayRequest, recipient } = readCall(call, { body, site }, deps);
    const counts = !isUncountedVisit(body.cancel_visitor_count, call.headers['user-agent']);
    if (counts) {
      const { nowMs: at } = displayRequest;
      const page = { url: keptText(body.poptin_viewed_url), origin: call.headers.origin };
      markSeen({ site: site.site, at, ...page }, call.log);
    }
    const read: ReadCall = { call, site, displayRequest, recipient, counts };
    const limited = deps.limits.restrictionOf(site.account);
    return limited instanceof Promise
      ? limited.then((restriction) => answerUnder(restriction, read))
      : answerUnder(limited, read);
  };

  const answerUnder = (restriction: Restriction | undefined, read: ReadCall) => {
    const { call, site, recipient, displayRequest } = read;
    if (restriction) return answerFor(call, restrictedAnswer(site, restriction, recipient));
    const { previewPopupId } = displayRequest;
    if (!recipient.isOwner || previewPopupId === undefined) return decide(read, undefined);
    const finding = deps.draftOf(site.site, previewPopupId, recipient.isMobile);
    return finding.then((draft) => decide(read, draft));
  };

  const decide = (
    { call, site, recipient, displayRequest, counts }: ReadCall,
    draft: Draft | undefined,
  ): VisitorAnswer => {
    const decision = decidePopups(site, displayRequest);
    const counted = { reasons: reasonsToCount(site, decision, displayRequest) };
    if (counts) offers.count(site, counted, displayRequest.nowMs);
    const visitor = { id: displayRequest.visitorId, groups: decision.groups };
    holdouts.count(site.site, visitor, displayRequest.nowMs);
    if (draft) return answerFor(call, draftAnswer(site, draft, recipient));
    const popups = asPreviewed(decision.offered, displayRequest);
    const allowed = allowedAnswer(site, popups, recipient);
    const offer = { site, popups, form: recipient.form };
    return answerFor(call, allowed, findEarlyTemplate(offer, displayRequest, deps));
  };

  deps.direct.add({ url, schema, answer });
  app.post(url, { schema }, async (request, reply) =>
    sendAnswer(reply, await answer(request, request.params, request.body)),
  );
}

/** The previewed popup is found by its own id, also if it is a variant of a test. */
function asPreviewed(
  offered: readonly LivePopup[],
  { previewPopupId }: ParsedDisplayRequest,
): readonly LivePopup[] {
  if (previewPopupId === undefined) return offered;
  return offered.map((popup) => (popup.id === previewPopupId ? withoutTest(popup) : popup));
}

/** A call whose site is known. */
interface ReadCall extends ReturnType<typeof readCall> {
  readonly call: VisitorCall;
  readonly site: RememberedSite;
  /** It is a visitor's call, not a preview. */
  readonly counts: boolean;
}

/** The JSON for this browser, after the template if there is one. */
function answerFor(call: VisitorCall, json: string, early?: EarlyTemplate): VisitorAnswer {
  if (early === undefined && json.length < FIRST_PACKETS_BYTES) return passingAnswer(json);
  const { encoding, headers } = chooseEncoding(call, FIRST_PACKETS_BYTES);
  if (early === undefined) {
    const text = Buffer.from(json, 'latin1');
    return passingAnswer(encoding ? compressText(text, encoding) : text, headers.flat());
  }
  const rest = Buffer.from(`"template_of":"${early.popupId}",${json.slice(1)}`, 'latin1');
  return passingAnswer(early.beginning.followedBy(rest, encoding), headers.flat());
}

/** The call as facts for the rules, and the receiver of the answer. */
export function readCall(
  call: VisitorCall,
  { body, site }: { readonly body: DisplayRequest; readonly site: RememberedSite },
  { now, countryOf, secret, publicUrl, widgetModel }: PublicApiDeps,
) {
  const nowMs = now();
  const { ip: ipAddress } = call;
  const countryCode = readCountryCode(body.cc) || countryOf(ipAddress);
  const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage = '' } = call.headers;
  const isLandingPage = isLandingCallOf(site.site.clientId, call);
  const isOwner = readOwnerToken(body.owner, secret, nowMs)?.siteId === site.site.id;
  const caller = { userAgent, acceptLanguage, ipAddress, countryCode, isLandingPage, isOwner };
  const read = parseDisplayRequest(body, caller, nowMs);
  const displayRequest = { ...read, visitorId: read.visitorId || newId() };
  const { visitorId, previewPopupId } = displayRequest;
  const form: PopupForm = widgetModel && body.model === widgetModel ? 'model' : 'wire';
  const recipient = {
    form,
    origin: ownOrigin(call, publicUrl),
    viewerId: visitorId,
    // A preview draws examples only, so it gets no ticket for real codes.
    ticketFor: (popupId: string) =>
      previewPopupId === undefined
        ? writeViewTicket({ popupId, visitorId }, secret, nowMs)
        : visitorId,
    countryCode,
    ipAddress,
    isMobile: displayRequest.facts.isMobile,
    landingFormIds: displayRequest.landingFormIds,
    isOwner,
    nowMs,
  };
  return { displayRequest, recipient };
}
