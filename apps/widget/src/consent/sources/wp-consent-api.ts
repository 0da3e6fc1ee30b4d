import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import type { ConsentAnswer } from '../decide-consent.ts';
import { asAnswer, CATEGORY, type OpenSource } from './source.ts';

/**
 * The WP Consent API, which WordPress plugins share: `wp_has_consent`, and an event with the
 * categories that changed. Without a consent type there is no banner behind it, and its "yes" to
 * everything is nobody's consent.
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
