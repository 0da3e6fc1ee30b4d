import { expect, test } from 'vitest';
import { anOwnerApp } from '../../testing/an-owner-app.ts';

test('deleted popups keep their names, with whether they can be restored', async () => {
  const server = await anOwnerApp();
  const ruth = await server.anOwner('ruth');
  const site = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const asked = { name: 'Letter', type: 'lightbox', format: 'format_1', language: 'en' };
  const { popup } = (await ruth.call('POST', `/api/owner/sites/${site}/popups`, asked)).json();
  const path = `/api/owner/sites/${site}/deleted-popups`;
  const named = async () => (await ruth.call('GET', path)).json().popups;
  expect(await named()).toEqual([]);
  await ruth.call('DELETE', `/api/owner/popups/${popup.id}`);
  expect(await named()).toEqual([{ id: popup.id, name: 'Letter', deleted: 'in-trash' }]);
  const dan = await server.anOwner('dan');
  expect((await dan.call('GET', path)).statusCode).toBe(404);
  server.clock.nowMs += 31 * 86_400_000;
  expect(await named()).toEqual([{ id: popup.id, name: 'Letter', deleted: 'for-good' }]);
  await server.close();
});
