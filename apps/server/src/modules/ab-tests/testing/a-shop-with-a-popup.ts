import type { AbTest } from '@beckon/contract/owner-calls';
import { aConversion, aView } from '../../../store/testing/a-record.ts';
import { anOwnerApp } from '../../../testing/an-owner-app.ts';

/** Ruth's site with one popup on its own server, and what she and visitors do with its A/B tests. */
export async function aShopWithAPopup() {
  const server = await anOwnerApp();
  const ruth = await server.anOwner('ruth');
  const { site }: { readonly site: { readonly id: string; readonly clientId: string } } = (
    await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })
  ).json();
  const request = { name: 'News', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, request);
  const popupId: string = made.json().popup.id;
  return {
    server,
    ruth,
    site,
    popupId,
    make: async (): Promise<AbTest> =>
      (await ruth.call('POST', `/api/owner/popups/${popupId}/ab-tests`)).json().test,
    act: (test: AbTest, verb: string, body?: object) =>
      ruth.call('POST', `/api/owner/ab-tests/${test.id}/${verb}`, body),
    listed: async (id = popupId): Promise<readonly AbTest[]> =>
      (await ruth.call('GET', `/api/owner/popups/${id}/ab-tests`)).json().tests,
    see: (id: string, visitorId: string, at: number) =>
      server.store.recordView(
        aView({ id: `${id} ${visitorId} ${at}`, popupId: id, siteId: site.id, visitorId, at }),
      ),
    convert: (id: string, visitorId: string, at: number) =>
      server.store.recordConversion(
        aConversion({ id: `${id} ${visitorId}`, popupId: id, siteId: site.id, visitorId, at }),
      ),
  };
}

/** The id of the popup that is this arm of a test. */
export function idOf(test: AbTest, name: string): string {
  return test.arms.find((arm) => arm.name === name)?.popupId ?? '';
}
