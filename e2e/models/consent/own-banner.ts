import { type ConsentDesign, defaultConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import type { OwnerApi } from '../../helpers/owner-api.ts';

/** The element of a policy page that contains the panel. */
export const PANEL = '#cmplz-manage-consent-container';

/**
 * Publishes the default banner of a new site, set to ask visitors of all regions. Returns the ids
 * of the site, the script's path on the server and the path of the owner's calls.
 */
export async function publishBanner(
  owner: OwnerApi,
  language: Language,
  changes: Partial<ConsentDesign> = {},
): Promise<{
  readonly siteId: string;
  readonly clientId: string;
  readonly script: string;
  readonly calls: string;
}> {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: 'Asks' }));
  const calls = `/api/owner/sites/${site.id}/consent`;
  const design = defaultConsentDesign(language);
  const typeOfRegion = Object.fromEntries(
    Object.keys(design.typeOfRegion).map((region) => [region, 'optin']),
  );
  await owner.call('PATCH', calls, { draft: { ...design, typeOfRegion, ...changes } });
  await owner.call('POST', `${calls}/publish`, { asksAgain: false });
  return {
    siteId: site.id,
    clientId: site.clientId,
    script: `/consent.js?id=${site.clientId}&lang=${language}`,
    calls,
  };
}

/** The html of a shop's page with the script. */
export function pageThatAsks(script: string, language: string, body = ''): string {
  return `<!doctype html><html lang="${language}"><title>Shop</title><script src="${script}"></script><main><h1>Shop</h1>${body}</main>`;
}
