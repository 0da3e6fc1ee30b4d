import { callPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { Integration } from './integration.ts';

const PRIVACY = 'Shopify.customerPrivacy';
const FEATURES = [{ name: 'consent-tracking-api', version: '0.1' }];

/** Shopify's customer privacy. A shop is informed of answers, never of a missing answer. */
export const shopify: Integration = {
  update({ window, has, hasAnswered }) {
    if (!hasAnswered()) return;
    const sendConsent = (): void => {
      const marketing = has('marketing');
      const consent = {
        marketing,
        analytics: has('statistics'),
        preferences: has('preferences'),
        sale_of_data: marketing,
      };
      callPath(window, PRIVACY, 'setTrackingConsent', consent, () => undefined);
    };
    const privacy = readPath(window, PRIVACY);
    if (Object(privacy) !== privacy)
      callPath(window, 'Shopify', 'loadFeatures', FEATURES, (error: unknown) => {
        if (!error) sendConsent();
      });
    else sendConsent();
  },
};
