import type { ConsentDesign } from '../consent-design.ts';
import type { ConsentCookie, ConsentService } from '../consent-service.ts';
import { CONSENT_SERVICE_ID, OWN_SERVICES } from './own-services.ts';

/** In the library, cookies that remember the choice have the number of days of a new design. */
const CHOICE_DAYS = 365;

/**
 * The services of the cookie list: those of the design, and always the banner itself. What an owner
 * has written about the banner's cookies stays.
 */
export function listedServices({
  services,
  expiryDays,
}: Pick<ConsentDesign, 'services' | 'expiryDays'>): readonly ConsentService[] {
  const known = new Set(services.map(({ id }) => id));
  const missing = OWN_SERVICES.filter(({ id }) => id === CONSENT_SERVICE_ID && !known.has(id));
  return [...missing, ...services].map((service) =>
    service.id === CONSENT_SERVICE_ID ? withOwnCookies(service, expiryDays) : service,
  );
}

function withOwnCookies(service: ConsentService, expiryDays: number): ConsentService {
  const own = OWN_SERVICES.find(({ id }) => id === service.id)?.cookies ?? [];
  const names = new Set(service.cookies.map(({ name }) => name));
  const cookies = [...service.cookies, ...own.filter(({ name }) => !names.has(name))];
  const lasting = (cookie: ConsentCookie): ConsentCookie =>
    cookie.days === CHOICE_DAYS ? { ...cookie, days: expiryDays } : cookie;
  return { ...service, cookies: cookies.map(lasting) };
}
