import type { Action } from '../consent/action.ts';
import type { Category } from '../consent/category.ts';
import type { ConsentContext } from '../consent/consent-context.ts';
import { type ConsentState, INITIAL_STATE } from '../consent/consent-state.ts';
import {
  acceptedCategories,
  hasCategoryConsent,
  hasServiceConsent,
  isServiceDenied,
} from '../consent/has-consent.ts';
import { next } from '../consent/next.ts';
import { withoutOldChoices } from '../consent/old-choices.ts';
import type { Step } from '../consent/step.ts';
import type { StoredConsent } from '../consent/stored-consent.ts';
import { createConsentCookies, type ConsentCookies } from '../cookies/consent-cookies.ts';
import { cookiePlaces } from '../cookies/cookie-places.ts';
import { createCookieSource } from '../cookies/cookie-source.ts';
import { readVisitorKind } from '../page/visitor-kind.ts';
import { fromPageSettings } from '../settings/from-page-settings.ts';
import type { RawSettings } from '../settings/raw-values.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageTools } from './page-tools.ts';

/**
 * The choices of this browser under one set of settings. It reads the cookies, lets `next` decide,
 * and passes on its steps. An action of the page's own code in one of our events is decided at
 * once, between two steps, as that code expects.
 */
export interface ConsentSession {
  readonly raw: RawSettings;
  readonly settings: Settings;
  readonly consentContext: ConsentContext;
  readonly cookies: ConsentCookies;
  state(): ConsentState;
  act(action: Action): void;
  /** The stored choices that count on this page. */
  read(): StoredConsent;
  has(category: Category): boolean;
  hasService(service: string, category: Category): boolean;
  isDenied(service: string): boolean;
  accepted(): Category[];
}

export function createConsentSession(
  tools: PageTools,
  raw: RawSettings,
  perform: (step: Step, session: ConsentSession) => void,
): ConsentSession {
  const settings = fromPageSettings(raw);
  const consentContext = contextOf(tools, settings);
  const cookies = cookiesOf(tools, settings);
  let state = INITIAL_STATE;
  const session: ConsentSession = {
    raw,
    settings,
    consentContext,
    cookies,
    state: () => state,
    // The page has not dropped choices that no longer count before it starts, but may ask for them.
    read: () =>
      state.phase === 'starting'
        ? withoutOldChoices(cookies.read(), consentContext)
        : cookies.read(),
    act(action) {
      // `look-again` compares with the known choices. All other actions start from the current
      // cookies.
      const known = action.type === 'look-again' ? state : { ...state, stored: cookies.read() };
      const decision = next(known, action, consentContext);
      state = decision.state;
      for (const step of decision.steps) perform(step, session);
    },
    has: (category) => hasCategoryConsent(category, session.read(), consentContext),
    hasService: (service, category) =>
      hasServiceConsent(service, category, session.read(), consentContext),
    isDenied: (service) => isServiceDenied(service, session.read()),
    accepted: () => acceptedCategories(session.read(), consentContext),
  };
  return session;
}

function contextOf({ window }: PageTools, settings: Settings): ConsentContext {
  return {
    visitor: readVisitorKind(window.navigator, settings.honoursSignals),
    consentType: settings.consentType,
    region: settings.region,
    policyId: settings.policyId,
    forcesStatistics: settings.forcesStatistics,
    tracks: settings.tracks,
    pushesTagManagerEvents: settings.pushesTagManagerEvents,
    // The browser is asked last, because pages wait for its answer.
    staysAfterRefusal:
      settings.hasTcf || (settings.consentType !== 'optin' && !window.navigator.cookieEnabled),
  };
}

function cookiesOf({ window, document, clock }: PageTools, settings: Settings): ConsentCookies {
  const { location } = window;
  const source = createCookieSource({
    document,
    clock,
    isSecure: () => location.protocol === 'https:',
    places: () => cookiePlaces(location.hostname, location.pathname),
  });
  return createConsentCookies({ settings, source });
}
