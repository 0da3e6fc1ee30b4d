import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { fromPageSettings } from '../../settings/from-page-settings.ts';
import { createConsentCookies } from '../consent-cookies.ts';
import { cookiePlaces } from '../cookie-places.ts';
import { createCookieSource } from '../cookie-source.ts';

/** A document that stores cookies like a browser, and records what was written. */
export function aDocument(refuses = false) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split(';');
      const at = pair.indexOf('=');
      if (refuses) return;
      if (text.includes(';max-age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

/** The cookies of our script on a page of a site. */
export function aSite(raw: Record<string, unknown> = {}, document = aDocument(), isSecure = false) {
  const clock = fakeClock();
  const cookies = createConsentCookies({
    source: createCookieSource({
      document,
      clock,
      isSecure: () => isSecure,
      places: () => cookiePlaces('www.site.test', '/a/b'),
    }),
    settings: fromPageSettings(raw),
  });
  return { cookies, document, clock };
}
