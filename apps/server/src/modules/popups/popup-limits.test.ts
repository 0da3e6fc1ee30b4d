import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { newPopupId } from '../../ids.ts';
import { aPopup } from '../../store/testing/a-record.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { someTemplates } from '../../testing/stub-renderers.ts';
import { buildPopupService } from './popup-service.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let accountId: string;
beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  ({ id: siteId } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site);
  accountId = (await ruth.call('GET', '/api/owner/me')).json().account.id;
});
afterEach(() => server.close());

const NEWSLETTER = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
const create = () => ruth.call('POST', `/api/owner/sites/${siteId}/popups`, NEWSLETTER);

/** Fills the site like five hundred calls, but faster. */
async function fill(count: number, status: 'draft' | 'deleted'): Promise<void> {
  const at = server.clock.nowMs;
  for (let n = 0; n < count; n += 1) {
    const id = `popup${String(n).padStart(8, '0')}`;
    await server.store.createPopup(accountId, aPopup({ id, siteId, at }));
    if (status === 'deleted') await server.store.setPopupStatus(accountId, id, { status, at });
  }
}

test('a site may have five hundred popups, even if many are created at the same time', async () => {
  const { id } = (await create()).json().popup;
  await fill(494, 'draft');
  const last = await Promise.all(Array.from({ length: 20 }, create));
  expect(last.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  const copy = await ruth.call('POST', `/api/owner/popups/${id}/duplicate`);
  expect([copy.statusCode, copy.json().message]).toEqual([
    409,
    'A site may have 500 popups. Delete one that you do not need first.',
  ]);
  await ruth.call('DELETE', `/api/owner/popups/${id}`);
  expect((await create()).statusCode).toBe(201);
  const restored = await ruth.call('POST', `/api/owner/popups/${id}/restore`);
  expect([restored.statusCode, restored.json().message]).toEqual([409, copy.json().message]);
});

test('a request for a popup on a full site of another account gets only the answer that there is no such site', async () => {
  await fill(500, 'draft');
  const dan = await server.anOwner('dan');
  const refused = await dan.call('POST', `/api/owner/sites/${siteId}/popups`, NEWSLETTER);
  expect(refused.statusCode).toBe(404);
});

test('a site whose trash is full accepts new popups after the trash was emptied', async () => {
  await fill(500, 'deleted');
  const refused = await create();
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The trash of this site is full, so no popup can be made. Deleted popups leave it after 30 days.',
  ]);
  server.clock.nowMs += 31 * 86_400_000;
  expect((await create()).statusCode).toBe(201);
});

test('settings of more than 256 KB are refused in words for the owner', async () => {
  const { id, settings } = (await create()).json().popup;
  const save = (values: number) => {
    const rule = {
      kind: 'page-url',
      operator: 'contains',
      values: Array.from({ length: values }, (_, n) => `/${n}${'x'.repeat(1_000)}`),
    };
    const audience = { groups: [[rule]] };
    return ruth.call('PATCH', `/api/owner/popups/${id}`, { settings: { ...settings, audience } });
  };
  expect((await save(200)).statusCode).toBe(200);
  const refused = await save(300);
  expect([refused.statusCode, refused.json().message]).toEqual([
    413,
    'The settings of this popup are too large: at most 256 KB. Long lists of rules take the most.',
  ]);
});

test('an account may publish sixty times a minute, and others are not affected', async () => {
  const { id } = (await create()).json().popup;
  const publish = () => ruth.call('POST', `/api/owner/popups/${id}/publish`);
  for (let n = 0; n < 60; n += 1) expect((await publish()).statusCode).toBe(200);
  const refused = await publish();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const dan = await server.anOwner('dan');
  const site = (await dan.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site;
  const made = await dan.call('POST', `/api/owner/sites/${site.id}/popups`, NEWSLETTER);
  const ofDan = `/api/owner/popups/${made.json().popup.id}/publish`;
  expect((await dan.call('POST', ofDan)).statusCode).toBe(200);
  server.clock.nowMs += 60_000;
  expect((await publish()).statusCode).toBe(200);
});

test('an account may publish sixty megabytes an hour', async () => {
  const { id } = (await create()).json().popup;
  const now = () => server.clock.nowMs;
  const { publish } = buildPopupService({
    store: server.store,
    templates: { ...someTemplates, renderTemplate: () => ({ html: 'x'.repeat(1_000_000) }) },
    newPopupId,
    now,
    rate: createRateLimit(now),
  });
  for (let n = 0; n < 60; n += 1) await publish(accountId, id);
  server.clock.nowMs += 60_000;
  await expect(publish(accountId, id)).rejects.toThrow('Too many calls');
  server.clock.nowMs += 3_600_000;
  await publish(accountId, id);
});
