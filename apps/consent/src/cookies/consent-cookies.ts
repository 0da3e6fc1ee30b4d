import { CATEGORIES, type Choice } from '../consent/category.ts';
import type { OwnCookie } from '../consent/step.ts';
import { bannerStatus, NOTHING_STORED, type StoredConsent } from '../consent/stored-consent.ts';
import type { Settings } from '../settings/settings.ts';
import type { CookieSource } from './cookie-source.ts';
import { readServiceMap } from './from-cookie-values.ts';

/** The cookies with this browser's consent. docs/behaviour/consent.md#cookies */
export interface ConsentCookies {
  read(): StoredConsent;
  /** Reads the cookies from the browser again, because another tab may have changed them. */
  readAgain(): StoredConsent;
  /** `name` has no prefix. */
  get(name: string): string;
  write(name: OwnCookie | 'id' | 'unsent', value: string): void;
  /** Writes a cookie with the lifetime and place of our cookies. `isOwn` adds the prefix. */
  writeAs(name: string, value: string, isOwn: boolean): void;
  /** Writes all of our cookies again, so that they last equally long. */
  renew(): void;
  /** Deletes all cookies for whose name `isMeant` returns true, in all places. */
  clearWhere(isMeant: (name: string) => boolean): void;
  /** Whether the full name is that of one of our cookies. */
  isOwn(name: string): boolean;
  /** Sets or removes the cookies that show the consent to other scripts of the site. */
  writeIntegrations(when: 'boot' | Choice): void;
}

interface ConsentCookiesDeps {
  readonly source: CookieSource;
  readonly settings: Settings;
}

export function createConsentCookies(deps: ConsentCookiesDeps): ConsentCookies {
  const { source, settings } = deps;
  const place = {
    path: settings.cookiePath,
    domain: settings.cookieDomain,
    lifeDays: settings.cookieLifeDays,
  };
  const get = (name: string): string => source.all().get(settings.cookiePrefix + name) ?? '';
  let readFrom: unknown;
  let stored = NOTHING_STORED;
  const cookies: ConsentCookies = {
    get,
    read() {
      // This function is called dozens of times while a page starts.
      const all = source.all();
      if (readFrom !== all) stored = readStored(get);
      readFrom = all;
      return stored;
    },
    readAgain() {
      source.forget();
      return cookies.read();
    },
    write: (name, value) => cookies.writeAs(name, value, true),
    writeAs(name, value, isOwn) {
      // Without a choice, what was reported is remembered only as long as the browser is open.
      const isForVisit = name.includes('saved_') && get('policy_id') === '';
      source.set(isOwn ? settings.cookiePrefix + name : name, value, {
        ...place,
        ...(isForVisit && { lifeDays: 0 }),
      });
    },
    renew() {
      for (const [name, value] of source.all())
        if (cookies.isOwn(name)) cookies.writeAs(name, value, false);
    },
    clearWhere(isMeant) {
      for (const name of source.names()) if (isMeant(name)) source.clear(name);
    },
    isOwn: (name) => name.startsWith(settings.cookiePrefix),
    writeIntegrations(when) {
      for (const [name, granted, revoked] of settings.integrationCookies) {
        if (when === 'boot' && revoked !== '1') continue;
        cookies.writeAs(name, when === 'allow' ? granted : revoked, false);
        if (when === 'deny' && isFalsy(revoked)) source.clear(name);
      }
    },
  };
  return cookies;
}

function isFalsy(value: string): boolean {
  return value === '' || value === '0';
}

function readStored(get: (name: string) => string): StoredConsent {
  const choices = Object.fromEntries(
    CATEGORIES.flatMap((category) => {
      const value = get(category);
      return value === 'allow' || value === 'deny' ? [[category, value]] : [];
    }),
  );
  return {
    choices,
    services: readServiceMap(get('consented_services')),
    bannerStatus: bannerStatus(get('banner-status')),
    policyId: get('policy_id'),
    savedCategories: get('saved_categories'),
    savedServices: get('saved_services'),
  };
}
