import { expect, test } from 'vitest';
import { anOwnerApp } from '../../testing/an-owner-app.ts';

test('the owner of an unreadable published popup sees it as unpublished, and can repair or remove it', async () => {
  const server = await anOwnerApp();
  const ruth = await server.anOwner('ruth');
  const site = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site;
  const popups = `/api/owner/sites/${site.id}/popups`;
  const request = { name: 'Letter', type: 'lightbox', format: 'format_1', language: 'en' };
  const { id } = (await ruth.call('POST', popups, request)).json().popup;
  const publish = () => ruth.call('POST', `/api/owner/popups/${id}/publish`);
  const shown = async () => (await server.store.liveSite(site.clientId))?.popups.length;
  await publish();
  await server.damagePublished();
  const days = 'from=2026-05-01&until=2026-05-20';
  const addresses = [
    popups,
    `/api/owner/popups/${id}`,
    `/api/owner/popups/${id}/report?${days}`,
    `/api/owner/sites/${site.id}/report?${days}`,
  ];
  const answers = await Promise.all(addresses.map((address) => ruth.call('GET', address)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await publish()).statusCode).toBe(200);
  expect(await shown()).toBe(1);
  await server.damagePublished();
  expect((await ruth.call('POST', `/api/owner/popups/${id}/pause`)).statusCode).toBeLessThan(500);
  expect((await ruth.call('DELETE', `/api/owner/popups/${id}`)).statusCode).toBe(200);
  expect((await ruth.call('GET', popups)).json().popups).toEqual([]);
  await server.close();
});
