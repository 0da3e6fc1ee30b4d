import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let popupId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const request = { name: 'News', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, request);
  popupId = made.json().popup.id;
});
afterEach(() => server.close());

const HABITS = { visitsADay: 2, pagesAVisit: 3, secondsAPage: 30, reaction: 'closes' };
const ask = (owner: OwnerBrowser, part: object = {}) =>
  owner.call('POST', `/api/owner/popups/${popupId}/fortnight`, { ...HABITS, ...part });

it('two weeks can be simulated for a draft and for a published popup, but not by others', async () => {
  const draft = (await ask(ruth)).json();
  expect(draft).toMatchObject({ isDraft: true, frequency: 'once in 3 days', attentionBudget: 2 });
  expect(draft.moments).toHaveLength(14 * 2 * 3);
  expect(draft.moments[0]).toMatchObject({ day: '2026-05-20', visit: 1, page: 1, shown: true });
  await ruth.call('POST', `/api/owner/popups/${popupId}/publish`);
  expect((await ask(ruth)).json().isDraft).toBe(false);
  for (const part of [{ visitsADay: 0 }, { pagesAVisit: 11 }, { reaction: 'dances' }])
    expect((await ask(ruth, part)).statusCode).toBe(400);
  expect((await ask(await server.anOwner('eve'))).statusCode).toBe(404);
});
