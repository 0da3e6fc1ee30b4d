import { localMoment } from '@beckon/contract/decide';
import {
  TestVisitAnswer,
  TestVisitRequest,
  type TestVisitPopup,
} from '@beckon/contract/owner-calls';
import { badRequest, siteNotFound } from '../../../http/owner/owner-errors.ts';
import { SiteParams } from '../../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../../http/owner/owner-scope.ts';
import { newId } from '../../../ids.ts';
import { hasUnpublishedChanges } from '../../../lib/popups/has-unpublished-changes.ts';
import { parseDay } from '../../../lib/time/day-span.ts';
import { wallClock } from '../../../lib/time/wall-clock.ts';
import { readRestriction } from '../../../live-sites/plan-limits.ts';
import type { LiveSite, PopupRecord, Store } from '../../../store/store.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { parseDisplayRequest } from '../request/parse-display-request.ts';
import { playTestVisit } from './play-test-visit.ts';
import { stopElsewhere } from './stop-elsewhere.ts';
import { usedTriggers } from './used-triggers.ts';

/** The user agents of a computer and a phone. */
const USER_AGENTS = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
} as const;

interface TestVisitDeps {
  readonly store: Pick<Store, 'site' | 'liveSite' | 'popupsOf' | 'accountViews'>;
  readonly now: () => number;
}

/** Decides a visit that the owner describes, like a real one. Contract: `test-visit-calls.ts`. */
export function testVisitRoutes(app: OwnerApp, { store, now }: TestVisitDeps): void {
  app.post(
    '/api/owner/sites/:siteId/test-visit',
    { schema: { params: SiteParams, body: TestVisitRequest, response: { 200: TestVisitAnswer } } },
    async (request) => {
      const account = accountOf(request);
      const site = await store.site(account, request.params.siteId);
      const live = site && (await store.liveSite(site.clientId));
      if (!live) throw siteNotFound();
      const { body } = request;
      const { timeZone } = live.site.settings;
      const today = wallClock(now(), timeZone);
      const { day = today.day, time = today.time } = body;
      if (parseDay(day) === undefined) throw badRequest('There is no such day.');
      const displayRequest = readVisit(live, body, localMoment(`${day}T${time}`, timeZone));
      const known = new Set(live.popups.map(({ id }) => id));
      const saved = await store.popupsOf(account, live.site.id, (popup) => ({
        id: popup.id,
        isNewer: hasUnpublishedChanges(popup),
        unknown: known.has(popup.id) ? undefined : unknownToVisitors(popup),
      }));
      const newer = new Set(saved.flatMap(({ id, isNewer }) => (isNewer ? id : [])));
      const published = playTestVisit(live, {
        displayRequest,
        popupsSeen: body.popupsSeen,
        restriction: await readRestriction(store, live.account, now()),
      });
      return {
        success: true as const,
        day,
        time,
        timeZone,
        popups: [
          ...stopElsewhere(published, {
            url: body.url,
            domains: live.site.settings.domains,
            ownHost: request.host,
          }).map((popup) =>
            newer.has(popup.id) ? { ...popup, hasNewerDraft: true as const } : popup,
          ),
          ...saved.flatMap(({ unknown }) => unknown ?? []),
        ],
      };
    },
  );
}

/** The display call that a browser would make on this visit. */
function readVisit(live: LiveSite, visit: TestVisitRequest, nowMs: number): ParsedDisplayRequest {
  const { url, referrer = '', device, language, cookies, cartProductIds } = visit;
  const read = parseDisplayRequest(
    {
      poptin_viewed_url: url,
      origin_landing_page: url,
      previous_visited_pages_with_current_page: JSON.stringify([url]),
      referrer,
      cookies,
      triggers: JSON.stringify({ visits: visit.visit, pages: visit.page, seconds: 0 }),
      if_mobile: device === 'mobile' ? '1' : '0',
      browser_language: language,
      store_integration_customer_id: visit.isCustomer ? '1' : '0',
      cart_total_price: String(visit.cartValue),
      cart_total_items: String(visit.cartItems),
      cart_products_ids_list: JSON.stringify(cartProductIds),
      // An embedded form is tested as if the page had its element.
      poptin_forms_id: JSON.stringify(
        live.popups.filter(({ type }) => type === 'embedded').map(({ id }) => id),
      ),
      cancel_visitor_count: '1',
    },
    {
      userAgent: USER_AGENTS[device],
      acceptLanguage: language,
      ipAddress: '',
      countryCode: visit.country.toUpperCase(),
    },
    nowMs,
  );
  return { ...read, visitorId: read.visitorId || newId() };
}

/** The result of a popup that real visits do not look at: it is archived, or was never published. */
function unknownToVisitors({ id, name, type, status, settings }: PopupRecord): TestVisitPopup {
  const stop = {
    source: 'server' as const,
    rule: 'status',
    wanted: 'active',
    seen: status,
    verdict: 'stops' as const,
  };
  const triggers = [...usedTriggers(settings, type)];
  return { id, name, type, status, shows: false, stop, lines: [stop], triggers };
}
