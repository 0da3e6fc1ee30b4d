import { asText } from '../calls/answer-reading.ts';
import type { VisitFacts } from '../calls/visit-facts.ts';
import { MODEL } from './build-info.ts';
import { randomId } from '@beckon/host-page/random-id';
import { onActivity } from '@beckon/host-page/page/activity';
import { isMobileDevice, operatingSystem } from '../page/device.ts';
import { findEmbeddedSlots } from '../page/embedded-slots.ts';
import type { PageShop } from '../shop/page-shop.ts';
import { SITE_COOKIES } from '../visitor/cookie-names.ts';
import { createFiredTriggers, type FiredTriggers } from '../visitor/fired-triggers.ts';
import { openOrigins } from '../visitor/referrer.ts';
import { openSiteSession } from '../visitor/site-session.ts';
import { LOCAL_KEYS, PAGE_LOCAL_KEYS, SESSION_KEYS } from '../visitor/storage-names.ts';
import { keepVisitOpen, openVisit } from '../visitor/visit.ts';
import { visitPage } from '../visitor/visited-pages.ts';
import { keepVisitorId, readVisitorId } from '../visitor/visitor-id.ts';
import type { PageParameters } from '../page/page-parameters.ts';
import type { PageAccess, ServerAccess, VisitorStorage } from './environment.ts';

/** The visitor on this page view. */
export interface VisitorSession {
  readonly visit: number;
  readonly pagesThisVisit: number;
  readonly secondsOnSite: number;
  readonly firedTriggers: FiredTriggers;
  readonly countsNothing: boolean;
  readonly ownerToken: string | undefined;
  facts(): VisitFacts;
  /** Stops the timers that renew the cookies. */
  stop(): void;
}

const OUR_COOKIE = 'poptin_';

/** Opens the visitor's state for one page view. docs/behaviour/storage-and-cookies.md. */
export function openVisitorSession(
  deps: PageAccess & VisitorStorage & Pick<ServerAccess, 'clientId'>,
  parameters: PageParameters,
  shop: PageShop,
): VisitorSession {
  const { window, cookies, local, session, clock, clientId } = deps;
  const pageUrl = deps.pageUrl();
  keepVisitorId(cookies, () => randomId(window.crypto));
  const visit = openVisit(cookies, clock);
  // A form or picture named `referrer` or `title` replaces that property of the document.
  const { origins, keepFresh } = openOrigins(cookies, clock, {
    url: pageUrl,
    documentReferrer: asText(window.document.referrer) ?? '',
  });
  const siteSession = openSiteSession(cookies, clock, clientId);
  const pages = visitPage({ url: pageUrl, session, local, clock, visit: visit.number });
  const ownerToken = readOwnerToken(deps, parameters);
  const countsNothing = Boolean(parameters.previewPopupId ?? ownerToken);
  const activity = watchActivity(deps);
  const stops = [
    activity.stop,
    keepVisitOpen(cookies, clock, { isReturning: visit.isReturning, wasActive: activity.wasSeen }),
    siteSession.keepOpen(),
    keepFresh(),
  ];
  const fixed = {
    model: MODEL,
    clientId,
    pageUrl,
    hostName: window.location.hostname,
    isMobile: isMobileDevice(window.navigator.userAgent),
    isRefreshed: pages.isRefreshed,
    browserLanguage: window.navigator.language,
    operatingSystem: operatingSystem(window.navigator.userAgent),
    ...origins,
    originLandingPage: pages.originLandingPage,
    previousPages: pages.previous,
    pagesWithCurrent: pages.withTimes,
    allPages: pages.all,
    visit: visit.number,
    pagesThisVisit: pages.pagesThisVisit,
    secondsOnSite: siteSession.secondsBefore,
    previewPopupId: parameters.previewPopupId,
    countsNothing,
    ownerToken,
  };
  return {
    ...fixed,
    firedTriggers: createFiredTriggers(session, visit.number),
    facts: () => ({ ...fixed, ...changingFacts(deps, shop) }),
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** Facts that may change while the page is open. */
function changingFacts(
  { window, cookies, local }: Pick<PageAccess & VisitorStorage, 'window' | 'cookies' | 'local'>,
  shop: PageShop,
) {
  const port = shop.port();
  return {
    pageTitle: asText(window.document.title) ?? '',
    visitorId: readVisitorId(cookies),
    cookies: new Map([...cookies.all()].filter(([name]) => name.startsWith(OUR_COOKIE))),
    countryCode: cookies.get(SITE_COOKIES.countryCode.name),
    convertedEmail: local.get(LOCAL_KEYS.convertedEmail),
    shopKind: port?.kind ?? '',
    customerId: port?.customerId() ?? '0',
    cart: port?.cart(),
    wixCartId: local.get(PAGE_LOCAL_KEYS.wixCartId) ?? '',
    embeddedIds: [...findEmbeddedSlots(window.document).keys()],
  } as const;
}

/**
 * Returns whether the visitor did anything since the last call. After the first activity it stops
 * listening until the next call.
 */
function watchActivity({ window, listen }: PageAccess): {
  readonly wasSeen: () => boolean;
  readonly stop: () => void;
} {
  let off: (() => void) | undefined;
  const stop = (): void => {
    off?.();
    off = undefined;
  };
  const watch = (): void => {
    off ??= onActivity(window, listen, stop);
  };
  watch();
  return {
    stop,
    wasSeen() {
      const was = off === undefined;
      watch();
      return was;
    },
  };
}

/**
 * Stores the token for the tab, so that the owner is recognised on all pages of the site.
 * docs/behaviour/starting.md#owner-visits.
 */
function readOwnerToken(
  { session }: VisitorStorage,
  { ownerToken }: PageParameters,
): string | undefined {
  if (ownerToken) session.set(SESSION_KEYS.ownerToken, ownerToken);
  return session.get(SESSION_KEYS.ownerToken);
}
