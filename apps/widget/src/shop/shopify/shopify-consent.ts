import type { Clock } from '@beckon/host-page/clock';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { type ShopWindow } from '../shop-window.ts';
import { SHOPIFY_CONSENT_POLL_MS } from '../../timings.ts';

type Consent = 'given' | 'not-required' | 'unknown';

/**
 * On Shopify nothing starts before the visitor has consented to tracking, or before the shop says
 * that consent is not required. Consent is checked as soon as the interface for it is there, and
 * every second until then. On other pages this continues at once. Returns a function that stops the
 * check. docs/behaviour/shops.md#consent-in-shopify.
 */
export function whenShopConsents(window: ShopWindow, clock: Clock, goOn: () => void): () => void {
  if (readConsent(window) !== 'unknown') {
    goOn();
    return () => undefined;
  }
  let isAsking = true;
  const ask = (): void => {
    if (!isAsking || readConsent(window) === 'unknown') return;
    stop();
    goOn();
  };
  const stopClock = clock.every(SHOPIFY_CONSENT_POLL_MS, ask);
  const stop = (): void => {
    isAsking = false;
    stopClock();
  };
  // The shop's script calls this callback. It runs in our clock, so that an error cannot reach the
  // shop's script.
  requestConsentApi(window, () => void clock.after(0, ask));
  return stop;
}

/** A shop page without Shopify's consent interface and without a way to load it requires no consent. */
function readConsent(window: ShopWindow): Consent {
  if (readPath(window, 'Shopify.shop') === undefined) return 'not-required';
  const privacy = readPath(window, 'Shopify.customerPrivacy');
  const canBeTracked = readPath(privacy, 'userCanBeTracked');
  if (typeof canBeTracked === 'function')
    return attempt(() => canBeTracked.call(privacy) === true) ? 'given' : 'unknown';
  return typeof readPath(window, 'Shopify.loadFeatures') === 'function'
    ? 'unknown'
    : 'not-required';
}

function requestConsentApi(window: ShopWindow, onCome: () => void): void {
  const shopify = readPath(window, 'Shopify');
  const loadFeatures = readPath(shopify, 'loadFeatures');
  if (typeof loadFeatures !== 'function') return;
  attempt(() => {
    loadFeatures.call(shopify, [{ name: 'consent-tracking-api', version: '0.1' }], onCome);
    return true;
  });
}

function attempt(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    // The shop's own script failed, so the answer is unknown: keep waiting.
    return false;
  }
}
