import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { ConsentAnswer } from '../decide-consent.ts';
import { asAnswer, CATEGORY, type OpenSource } from './source.ts';

/**
 * The WP Consent API, which WordPress plugins share: `wp_has_consent`, and an event with the
 * categories that changed. Without a consent type no banner uses the API. It then allows
 * everything, although no visitor has consented, so its answer does not count.
 */
export const openWpConsentApi: OpenSource = ({ window, listen, onChange }) => {
  let heard: ConsentAnswer;
  listen(window.document, 'wp_listen_for_consent_change', (event) => {
    const value = readPath(event, `detail.${CATEGORY}`);
    if (value === 'allow' || value === 'deny') heard = value === 'allow';
    onChange();
  });
  listen(window.document, 'wp_consent_type_defined', onChange);
  return {
    answer() {
      if (heard !== undefined) return heard;
      const hasType = ['wp_consent_type', 'wp_fallback_consent_type'].some((name) =>
        Boolean(readPath(window, name)),
      );
      return hasType ? asAnswer(askPath(window, 'wp_has_consent', CATEGORY)) : undefined;
    },
  };
};
