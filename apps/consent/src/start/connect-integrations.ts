import type { Integration, IntegrationPage } from '../integrations/integration.ts';
import { isOn, valueIn } from '../settings/raw-values.ts';
import type { ExtrasDeps } from './page-parts.ts';

/**
 * Informs the integrations that the site has turned on, first of the current choices, then of each
 * change.
 */
export function connectIntegrations(
  { tools, session, isLate }: ExtrasDeps,
  integrations: Readonly<Record<string, Integration>>,
): void {
  const { window } = tools;
  const page: IntegrationPage = {
    window,
    has: (category) => session().has(category),
    hasAnswered: () => Object.keys(session().cookies.read().choices).length > 0,
  };
  for (const [name, integration] of Object.entries(integrations)) {
    if (!isOn(valueIn(session().raw['beckon_integrations'], name))) continue;
    tools.guard(() => {
      integration.begin?.(page);
      if (isLate) integration.update(page);
    })();
    tools.follow((name) => {
      // Scripts that waited for consent run only after the change that allowed them, so
      // integrations are informed again then.
      if (name === 'cmplz_fire_categories' || name === 'cmplz_run_after_all_scripts')
        integration.update(page);
      if (name === 'cmplz_revoke') integration.revoke?.(page);
    });
  }
}
