import { google } from '../integrations/google.ts';
import type { Integration, IntegrationPage } from '../integrations/integration.ts';
import { matomo } from '../integrations/matomo.ts';
import { clarity, microsoft } from '../integrations/microsoft.ts';
import { shopify } from '../integrations/shopify.ts';
import type { Integration as IntegrationName } from '../settings/settings.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageTools } from './page-tools.ts';

const INTEGRATIONS: Readonly<Partial<Record<IntegrationName, Integration>>> = {
  google,
  microsoft,
  clarity,
  shopify,
  matomo,
};

/** Those that the site has turned on are told first what holds now, then each change. */
export function beginIntegrations(tools: PageTools, session: () => ConsentSession): void {
  const { window, document, listen } = tools;
  const wanted = [...session().settings.integrations].flatMap((name) => INTEGRATIONS[name] ?? []);
  const page: IntegrationPage = {
    window,
    has: (category) => session().has(category),
    hasAnswered: () => Object.keys(session().cookies.read().choices).length > 0,
  };
  for (const integration of wanted) {
    tools.guard(() => integration.begin?.(page))();
    // Scripts that waited for consent come after the change that let them run.
    for (const event of ['cmplz_fire_categories', 'cmplz_run_after_all_scripts'])
      listen(document, event, () => integration.update(page));
    listen(document, 'cmplz_revoke', () => integration.revoke?.(page));
  }
}
