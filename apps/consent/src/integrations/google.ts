import { granted, queueOn, type Integration, type IntegrationPage } from './integration.ts';

/** The time in ms that Google's tags wait for the choices stored in this browser. */
const WAIT_FOR_UPDATE = 500;

/** Google consent mode v2. docs/behaviour/consent.md#google */
export function createGoogle(): Integration {
  let sent = '';
  const google: Integration = {
    begin(page) {
      push(page, 'default', { ...signals(() => false), wait_for_update: WAIT_FOR_UPDATE });
      // A page may be parsed long after its tags have stopped waiting.
      if ((['marketing', 'statistics', 'preferences'] as const).some(page.has)) google.update(page);
    },
    /** Google is informed only of what it does not know. That includes a refusal of everything. */
    update(page) {
      const values = signals(page.has);
      const text = JSON.stringify(values);
      if (text !== sent) push(page, 'update', values);
      sent = text;
    },
  };
  return google;
}

function signals(has: IntegrationPage['has']): Readonly<Record<string, string>> {
  const marketing = granted(has('marketing'));
  return {
    security_storage: 'granted',
    functionality_storage: 'granted',
    personalization_storage: granted(has('preferences')),
    analytics_storage: granted(has('statistics')),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}

/** Adds the `arguments` object of a call to the list, as Google expects. Google ignores an array. */
function push(
  { window }: IntegrationPage,
  what: 'default' | 'update',
  values: Readonly<Record<string, unknown>>,
): void {
  const own: unknown = Reflect.get(window, 'gtag');
  if (typeof own === 'function') {
    own('consent', what, values);
    return;
  }
  const layer = queueOn(window, 'dataLayer');
  const gtag = function (..._given: readonly unknown[]): void {
    layer.push(arguments);
  };
  gtag('consent', what, values);
}
