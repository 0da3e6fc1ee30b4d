import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';

let server: OwnerApp;

beforeEach(async () => {
  server = await anOwnerApp();
});
afterEach(() => server.close());

test('a saved view of reports is stored under its name until it is removed, for its owner only', async () => {
  const ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const views = `/api/owner/sites/${site.id}/report-views`;
  const mine = { name: 'Autumn', address: '/popups/Popup00000001/reports?period=90&by=source' };
  expect((await ruth.call('POST', views, mine)).json().views).toMatchObject([mine]);
  for (const address of ['//evil.example', 'javascript:alert(1)', '/reports?a=<b>', '/settings'])
    expect((await ruth.call('POST', views, { name: 'x', address })).statusCode).toBe(400);
  const dan = await server.anOwner('dan');
  const [{ id }] = (await ruth.call('GET', views)).json().views;
  expect((await dan.call('GET', views)).statusCode).toBe(404);
  expect((await dan.call('DELETE', `${views}/${id}`)).statusCode).toBe(404);
  expect((await ruth.call('DELETE', `${views}/${id}`)).statusCode).toBe(200);
  expect((await ruth.call('GET', views)).json().views).toEqual([]);
});
