import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import { SHOPIFY_CONSENT_POLL_MS } from '../../timings.ts';
import type { ConsentAnswer } from '../decide-consent.ts';
import { asAnswer, type OpenSource } from './source.ts';

/**
 * Shopify's customer privacy API. The shop loads it late and fires no event, so it is checked every
 * second until it answers.
 */
export const openShopifyPrivacy: OpenSource = ({ window, clock, listen, onChange }) => {
  const ask = (question: string): ConsentAnswer =>
    asAnswer(askPath(window, `Shopify.customerPrivacy.${question}`));
  // The newer name first; older shops have only the second one.
  const answer = (): ConsentAnswer => ask('marketingAllowed') ?? ask('userCanBeTracked');
  listen(window.document, 'visitorConsentCollected', onChange);
  if (readPath(window, 'Shopify') !== undefined && answer() === undefined) {
    const stop = clock.every(SHOPIFY_CONSENT_POLL_MS, () => {
      if (answer() === undefined) return;
      stop();
      onChange();
    });
  }
  return { answer };
};
