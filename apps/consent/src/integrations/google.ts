import { granted, queueOn, type Integration, type IntegrationPage } from './integration.ts';

/** The time in ms that Google's tags wait for the choices stored in this browser. */
const WAIT_FOR_UPDATE = 500;

/** Google consent mode v2. docs/behaviour/consent.md#google */
export const google: Integration = {
  begin(page) {
    push(page, 'default', {
      ...signals(() => false),
      wait_for_update: WAIT_FOR_UPDATE,
    });
  },
  update: (page) => push(page, 'update', signals(page.has)),
  revoke: (page) =>
    push(
      page,
      'update',
      signals(() => false),
    ),
};

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
