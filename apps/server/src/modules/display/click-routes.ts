import { ClickRequest, DisplayRequest, OPEN_PARAMETER } from '@beckon/contract/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { unknownPopup } from '../../errors.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { isOriginOf, requireSiteOrigin } from '../../http/visitor/site-origin.ts';
import { passingAnswer, sendAnswer } from '../../http/visitor/visitor-answer.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import type { RememberedSite } from '../../live-sites/live-sites.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { allowedAnswer, restrictedAnswer } from './display-answer.ts';
import { readCall } from './display-routes.ts';
import { ownDesign } from './decide/in-its-arm.ts';
import { isOnSchedule } from '../../lib/time/schedule.ts';

const CALLS_PER_MINUTE = 600;
const CLICK_PATHS = ['/api/display/click/:popupId', '/APIRequest/click/:popupId'];

/**
 * The call is parsed like a display call, so it has the same schema, and the fields of a click in
 * addition.
 */
const ClickBody = Type.Object({ ...DisplayRequest.properties, ...ClickRequest.properties });
type ClickBody = Static<typeof ClickBody>;

/**
 * Sends a popup that the visitor requested by a click. `POST` returns the popup itself; `GET` (a
 * plain link) redirects to the page that opens it. docs/behaviour/display-call.md#the-click-call.
 */
export function clickRoutes(app: PublicApp, deps: PublicApiDeps): void {
  const { sites, rate, limits } = deps;

  const answerPopup = async (
    request: FastifyRequest<{ Body: ClickBody }>,
    reply: FastifyReply,
    popupId: string,
  ) => {
    rate.count(`click ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const { client_id: clientId = '' } = request.body;
    const site =
      clientId === '' ? await siteOfPopup(popupId) : await siteOfCall(request, sites, clientId);
    requireSiteOrigin(request, site.site);
    const popup = popupOfSite(site, popupId);
    if (
      !popup.isActive ||
      !isOnSchedule(popup.published.settings.schedule, deps.now(), site.site.settings.timeZone)
    )
      throw unknownPopup();
    const { recipient, displayRequest } = readCall(request, { body: request.body, site }, deps);
    const restriction = await limits.restrictionOf(site.account);
    const answer = restriction
      ? restrictedAnswer(site, restriction, recipient)
      : allowedAnswer(site, [ownDesign(popup, site, displayRequest.visitorId)], recipient);
    return sendAnswer(reply, passingAnswer(answer));
  };

  const siteOfPopup = async (popupId: string): Promise<RememberedSite> => {
    const site = await sites.findByPopup(popupId);
    if (!site) throw unknownPopup();
    return site;
  };

  for (const path of CLICK_PATHS) {
    app.post(path, { schema: { params: PopupParams, body: ClickBody } }, async (request, reply) =>
      answerPopup(request, reply, request.params.popupId),
    );

    app.get(path, { schema: { params: PopupParams } }, async (request, reply) => {
      rate.count(`click ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      const { popupId } = request.params;
      const target =
        pageToOpenOn(request, await siteOfPopup(popupId)) ??
        new URL(`/landing/${popupId}`, ownOrigin(request, deps.publicUrl));
      target.searchParams.set(OPEN_PARAMETER, popupId);
      return reply.header('cache-control', 'no-store').redirect(target.href, 302);
    });
  }
}

/**
 * The page of the link if it belongs to the site or to us, otherwise the site's first domain;
 * undefined if there is none. Never an address that only comes from a call: on a site without
 * domains, anyone could then redirect visitors to any page in our name.
 */
function pageToOpenOn(request: FastifyRequest, { site }: RememberedSite): URL | undefined {
  const { referer } = request.headers;
  const { domains } = site.settings;
  if (referer !== undefined && isWebAddress(referer) && isOriginOf(referer, domains, request.host))
    return new URL(referer);
  const domain = domains.find((name) => !name.startsWith('*'));
  return domain === undefined ? undefined : new URL(`https://${domain}/`);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
