import { CATEGORIES, isCategory, highestCategory } from '../consent/category.ts';
import { bannerStatus } from '../consent/stored-consent.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageTools } from './page-tools.ts';

interface PublicApiDeps {
  readonly tools: PageTools;
  /** The settings may be replaced once, by the server's settings for this visitor. */
  readonly session: () => ConsentSession;
  readonly start: () => void;
}

/**
 * The functions on `window` that plugins and owners' own code call. They never throw, whatever
 * their arguments are. docs/behaviour/consent.md#functions
 */
export function publishApi(deps: PublicApiDeps): void {
  const { guard, window } = deps.tools;
  const act = (action: Parameters<ConsentSession['act']>[0]): void => deps.session().act(action);
  Object.assign(window, readers(deps), {
    cmplz_set_cookie: guard((name: unknown, value: unknown, usePrefix: unknown = true) => {
      deps.session().cookies.writeAs(String(name), String(value), usePrefix !== false);
    }),
    cmplz_accept_all: guard(() => act({ type: 'accept-only' })),
    cmplz_deny_all: guard(() => act({ type: 'deny-only' })),
    cmplz_set_banner_status: guard((status?: unknown) => {
      act({ type: 'set-banner', status: bannerStatus(status) });
    }),
    cmplz_set_consent: guard((category: unknown, value: unknown) => {
      if (isCategory(category))
        act({ type: 'set-category', category, value: value === 'allow' ? 'allow' : 'deny' });
    }),
    cmplz_set_service_consent: guard((service: unknown, isAllowed: unknown) => {
      act({ type: 'set-service', service: String(service), isAllowed: Boolean(isAllowed) });
    }),
    cmplz_enable_category: guard((category: unknown, service?: unknown) => {
      if (isCategory(category)) act({ type: 'enable-category', category });
      else if (typeof service === 'string' && service !== '')
        act({ type: 'enable-service', service });
    }),
    cmplz_fire_categories_event: guard(() => act({ type: 'fire-categories' })),
    cmplz_track_status: guard((status?: unknown) => {
      const isKnown = status === 'no_warning' || status === 'do_not_track';
      act({ type: 'track', status: isKnown ? status : undefined });
    }),
    conditionally_show_banner: guard(deps.start),
    show_cookie_banner: guard(() => act({ type: 'show' })),
    cmplz_categories: [...CATEGORIES],
  });
}

function readers({ session }: PublicApiDeps): Readonly<Record<string, unknown>> {
  return {
    cmplz_get_cookie: (name: unknown) => session().cookies.get(String(name)),
    cmplz_in_array: (needle: unknown, list: unknown) =>
      Array.isArray(list) && list.includes(needle),
    cmplz_highest_accepted_category: () => highestCategory(session().accepted()),
    cmplz_accepted_categories: () => session().accepted(),
    cmplz_get_banner_status: () => session().cookies.get('banner-status'),
    cmplz_has_consent: (category: unknown) => isCategory(category) && session().has(category),
    cmplz_is_service_denied: (service: unknown) => session().isDenied(String(service)),
    cmplz_has_service_consent: (service: unknown, category: unknown) =>
      session().hasService(String(service), isCategory(category) ? category : 'marketing'),
    cmplz_get_all_service_consents: () => session().read().services,
  };
}
