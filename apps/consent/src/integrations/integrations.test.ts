import { expect, it, vi } from 'vitest';
import type { Category } from '../consent/category.ts';
import type { IntegrationPage } from './integration.ts';
import { matomo } from './matomo.ts';
import { clarity, microsoft } from './microsoft.ts';
import { shopify } from './shopify.ts';
import { notifyTagManagers } from './tag-managers.ts';

/** A page of another maker's scripts, with what the visitor allows. */
function aPage(globals: object, allowed: readonly Category[] = [], hasAnswered = true) {
  const window = Object.assign(Object.create(globalThis.window), globals);
  const page: IntegrationPage = {
    window,
    has: (category) => allowed.includes(category),
    hasAnswered: () => hasAnswered,
  };
  return { page, of: (name: string): unknown => Reflect.get(window, name) };
}

it('Microsoft advertising is denied first, then informed of each change, and denied on a withdrawal', () => {
  const { page, of } = aPage({}, ['marketing']);
  microsoft.begin?.(page);
  microsoft.update(page);
  microsoft.revoke?.(page);
  const states = ['denied', 'granted', 'denied'];
  const expected = states.flatMap((state, at) => [
    'consent',
    at === 0 ? 'default' : 'update',
    { ad_storage: state },
  ]);
  expect(of('uetq')).toEqual(expected);
});

it('Clarity is informed by category, and clears its cookies on a withdrawal', () => {
  const call = vi.fn();
  const { page } = aPage({ clarity: call }, ['statistics']);
  clarity.update(page);
  const expected = { ad_Storage: 'denied', analytics_Storage: 'granted' };
  expect(call).toHaveBeenLastCalledWith('consentv2', expected);
  clarity.revoke?.(page);
  expect(call).toHaveBeenLastCalledWith('consent', false);
});

it('Clarity is left alone if its script is not there', () => {
  expect(() => clarity.update(aPage({}).page)).not.toThrow();
});

const consent = { marketing: true, analytics: false, preferences: false, sale_of_data: true };

it('Shopify is informed of an answer, never of a missing answer', () => {
  const setTrackingConsent = vi.fn();
  const globals = { Shopify: { customerPrivacy: { setTrackingConsent } } };
  shopify.update(aPage(globals, ['marketing'], false).page);
  expect(setTrackingConsent).not.toHaveBeenCalled();
  shopify.update(aPage(globals, ['marketing']).page);
  expect(setTrackingConsent).toHaveBeenCalledExactlyOnceWith(consent, expect.any(Function));
});

it('Shopify is asked to load its privacy part if the page has not done so', () => {
  const setTrackingConsent = vi.fn();
  const shop: { loadFeatures: ReturnType<typeof vi.fn>; customerPrivacy?: unknown } = {
    loadFeatures: vi.fn(),
  };
  shop.loadFeatures.mockImplementation((_features: unknown, done: (error?: Error) => void) => {
    shop.customerPrivacy = { setTrackingConsent };
    done();
  });
  shopify.update(aPage({ Shopify: shop }, ['marketing']).page);
  expect(setTrackingConsent).toHaveBeenCalledWith(consent, expect.any(Function));
});

it('Matomo keeps cookies only with consent to statistics', () => {
  const { page, of } = aPage({}, ['statistics']);
  matomo.begin?.(page);
  expect(of('_paq')).toEqual([['requireCookieConsent'], ['rememberCookieConsentGiven']]);
  const without = aPage({});
  matomo.begin?.(without.page);
  matomo.update(without.page);
  expect(without.of('_paq')).toEqual([['requireCookieConsent'], ['forgetCookieConsentGiven']]);
});

it('tag managers get one event per category: Google’s always, Matomo’s if there is one', () => {
  const alone = aPage({});
  notifyTagManagers(alone.page.window, 'marketing');
  expect(alone.of('dataLayer')).toEqual([{ event: 'cmplz_event_marketing' }]);
  expect(alone.of('_mtm')).toBeUndefined();
  const both = aPage({ _mtm: [] });
  notifyTagManagers(both.page.window, 'statistics');
  expect(both.of('_mtm')).toEqual([{ event: 'cmplz_event_statistics' }]);
});
