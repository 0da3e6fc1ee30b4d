import { holdBack } from '../../blocking/hold-back.ts';
import { isCategory } from '../../consent/category.ts';
import { clarity, microsoft } from '../../integrations/microsoft.ts';
import { matomo } from '../../integrations/matomo.ts';
import { shopify } from '../../integrations/shopify.ts';
import { fromBlockRules } from '../../settings/from-block-rules.ts';
import { connectIntegrations } from '../connect-integrations.ts';
import type { ExtrasDeps } from '../page-parts.ts';

/**
 * Starts what only some sites use: holding back unmarked content, and integrations other than
 * Google's.
 */
export function startExtras(deps: ExtrasDeps): void {
  const { tools, session } = deps;
  connectIntegrations(deps, { clarity, shopify, microsoft, matomo });
  const rules = fromBlockRules(session().raw['beckon_block']);
  if (rules.length === 0) return;
  holdBack({
    window: tools.window,
    trees: tools.trees,
    rules,
    isAllowed: ({ category, service }) =>
      category === 'functional' ||
      session().hasService(service, isCategory(category) ? category : 'marketing'),
  });
}
