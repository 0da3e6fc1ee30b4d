import { expect, test } from 'vitest';
import { aGoal, aView } from '../../store/testing/a-record.ts';
import { anOwnerApp } from '../../testing/an-owner-app.ts';

test('a split has a row for a value with only revenue, because an order may come days after the view', async () => {
  const server = await anOwnerApp();
  const ruth = await server.anOwner('ruth');
  const siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const wanted = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, wanted);
  const popupId = made.json().popup.id;
  const { account } = (await ruth.call('GET', '/api/owner/me')).json();
  const place = { siteId, accountId: account.id, at: server.clock.nowMs };
  await server.store.recordView(aView({ ...place, popupId, day: '2026-05-16', source: 'mail' }));
  await server.store.recordGoal(
    aGoal({ ...place, at: place.at + 1, day: '2026-05-20', value: 49.9 }),
  );
  for (const of of [`sites/${siteId}`, `popups/${popupId}`]) {
    const path = `/api/owner/${of}/report/splits/source?from=2026-05-20&until=2026-05-20`;
    const { rows } = (await ruth.call('GET', path)).json();
    expect(rows).toMatchObject([
      { value: 'mail', numbers: { views: 0 }, revenue: [{ currency: 'EUR', value: 49.9 }] },
    ]);
  }
  await server.close();
});
