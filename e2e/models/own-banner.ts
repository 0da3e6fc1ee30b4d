import { type ConsentDesign, defaultConsentDesign } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import type { OwnerApi } from '../helpers/owner-api.ts';

/** Where the panel of a policy page comes. */
export const PANEL = '#cmplz-manage-consent-container';

/**
 * Publishes the banner that a new site gets, for visitors who have to be asked wherever they are.
 * Returns the paths below the server: of the script, and of the owner's calls.
 */
export async function publishBanner(
  owner: OwnerApi,
  language: Language,
  changes: Partial<ConsentDesign> = {},
): Promise<{ readonly script: string; readonly calls: string }> {
  const { site } = Object(await owner.call('POST', '/api/owner/sites', { name: 'Asks' }));
  const calls = `/api/owner/sites/${site.id}/consent`;
  const design = defaultConsentDesign(language);
  const typeOfRegion = Object.fromEntries(
    Object.keys(design.typeOfRegion).map((region) => [region, 'optin']),
  );
  await owner.call('PATCH', calls, { draft: { ...design, typeOfRegion, ...changes } });
  await owner.call('POST', `${calls}/publish`, { asksAgain: false });
  return { script: `/consent.js?id=${site.clientId}&lang=${language}`, calls };
}

/** A page of a shop with the script. */
export function pageThatAsks(script: string, language: string, body = ''): string {
  return `<!doctype html><html lang="${language}"><title>Shop</title><script src="${script}"></script><main><h1>Shop</h1>${body}</main>`;
}
