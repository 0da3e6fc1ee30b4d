import { askPath, readPath } from '@beckon/host-page/page/foreign-object';
import { asAnswer, CATEGORY, type OpenSource } from './source.ts';

const CHANGES = ['cmplz_status_change', 'cmplz_fire_categories', 'cmplz_revoke'];

/**
 * Complianz, and every banner with the same interface, such as our own consent script. Until it has
 * set a consent type, it does not know where the visitor is, so its answer does not count.
 */
export const openComplianz: OpenSource = ({ window, listen, onChange }) => {
  for (const name of CHANGES) listen(window.document, name, onChange);
  return {
    answer: () =>
      readPath(window, 'wp_consent_type')
        ? asAnswer(askPath(window, 'cmplz_has_consent', CATEGORY))
        : undefined,
  };
};
