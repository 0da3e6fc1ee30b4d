import { expect, test } from 'vitest';
import { aView } from '../../store/testing/a-record.ts';
import { anOwnerApp } from '../../testing/an-owner-app.ts';

test('a report whose days before are older than the first counts says since when there are counts', async () => {
  const server = await anOwnerApp();
  const ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const kind = { type: 'lightbox', format: 'format_1', language: 'en' };
  const [old, young] = await Promise.all(
    ['Old', 'Young'].map(async (name) => {
      const request = { name, ...kind };
      const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, request);
      return String(made.json().popup.id);
    }),
  );
  const accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
  const see = (popupId = '', day = '') =>
    server.store.recordView(
      aView({ id: `${popupId} ${day}`, popupId, day, siteId: site.id, accountId }),
    );
  await see(old, '2026-05-11');
  await see(young, '2026-05-15');
  const sinceIn = async (days: string) => {
    const report = (await ruth.call('GET', `/api/owner/sites/${site.id}/report?${days}`)).json();
    const own = (await ruth.call('GET', `/api/owner/popups/${young}/report?${days}`)).json();
    const ofPopup = (id: string | undefined) =>
      report.popups.find(({ popupId }: { readonly popupId: string }) => popupId === id).since;
    return [report.since, ofPopup(old), ofPopup(young), own.since];
  };
  const [first, later] = ['2026-05-11', '2026-05-15'];
  expect(await sinceIn('from=2026-05-14&until=2026-05-17')).toEqual([first, first, later, later]);
  expect(await sinceIn('from=2026-05-15&until=2026-05-18')).toEqual([
    undefined,
    undefined,
    later,
    later,
  ]);
  expect(await sinceIn('from=2026-05-17&until=2026-05-18')).toEqual(Array(4).fill(undefined));
  await server.close();
});
