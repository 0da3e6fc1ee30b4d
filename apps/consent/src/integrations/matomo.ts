import { queueOn, type Integration } from './integration.ts';

/** Matomo uses no cookies until there is consent. */
export const matomo: Integration = {
  update({ window, has }) {
    const order = has('statistics') ? 'rememberCookieConsentGiven' : 'forgetCookieConsentGiven';
    queueOn(window, '_paq').push([order]);
  },
};
