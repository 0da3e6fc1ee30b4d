import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
});
afterEach(() => server.close());

const deleteAccount = () =>
  ruth.call('POST', '/api/owner/account/delete', { password: 'correct horse ruth' });

test('a deleted account leaves no session in the database', async () => {
  expect(await server.sessions()).toHaveLength(1);
  expect((await deleteAccount()).statusCode).toBe(200);
  expect(await server.sessions()).toEqual([]);
});

test('data that a deleted account leaves behind is removed by itself', async () => {
  const removeLeftovers = vi.spyOn(server.store, 'removeLeftovers');
  await deleteAccount();
  expect(removeLeftovers).toHaveBeenCalledOnce();
});
