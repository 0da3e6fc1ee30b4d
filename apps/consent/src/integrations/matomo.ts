import { queueOn, type Integration } from './integration.ts';

/**
 * Matomo uses no cookies until there is consent. It must learn this, and of a stored yes, before
 * the page's own calls.
 */
export const matomo: Integration = {
  begin(page) {
    queueOn(page.window, '_paq').push(['requireCookieConsent']);
    if (page.has('statistics')) matomo.update(page);
  },
  update({ window, has }) {
    const order = has('statistics') ? 'rememberCookieConsentGiven' : 'forgetCookieConsentGiven';
    queueOn(window, '_paq').push([order]);
  },
};
