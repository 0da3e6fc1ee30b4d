import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let id: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  id = (await create()).json().popup.id;
});
afterEach(() => server.close());

const NEWSLETTER = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
const create = (part: object = {}) =>
  ruth.call('POST', `/api/owner/sites/${siteId}/popups`, { ...NEWSLETTER, ...part });
const act = (verb: string, owner = ruth) => owner.call('POST', `/api/owner/popups/${id}/${verb}`);
const label = (labels: unknown, owner = ruth) =>
  owner.call('PATCH', `/api/owner/popups/${id}/labels`, { labels });
const listed = async () =>
  (await ruth.call('GET', `/api/owner/sites/${siteId}/popups`)).json().popups;

test('an archived popup stays listed as archived, and comes back paused', async () => {
  await act('publish');
  expect((await act('archive')).json().popup.status).toBe('archived');
  expect((await act('archive')).statusCode).toBe(200);
  expect(await listed()).toMatchObject([{ id, status: 'archived' }]);
  expect((await act('unarchive')).json().popup.status).toBe('paused');
  expect((await act('unarchive')).json().popup.status).toBe('paused');
});

test.each(['publish', 'resume', 'pause'])(
  'an archived popup is not changed by “%s”, and the answer says why',
  async (verb) => {
    await act('publish');
    await act('archive');
    const refused = await act(verb);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This popup is archived. Bring it back from the archive first.',
    ]);
    expect(await listed()).toMatchObject([{ status: 'archived' }]);
  },
);

test('a popup in an A/B test is not archived', async () => {
  await act('publish');
  await ruth.call('POST', `/api/owner/popups/${id}/ab-tests`, {});
  const refused = await act('archive');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This popup is in an A/B test. Stop the test before you archive it.',
  ]);
});

test('labels lose needless blanks and repeated words, and change neither revision nor publication', async () => {
  await act('publish');
  const answer = await label([' Black  Friday ', 'VIP', 'vip']);
  expect(answer.json().popup).toMatchObject({
    labels: ['Black Friday', 'VIP'],
    hasUnpublishedChanges: false,
    revision: 1,
  });
  expect(await listed()).toMatchObject([{ labels: ['Black Friday', 'VIP'] }]);
  expect((await label([])).json().popup.labels).toEqual([]);
});

test.each([
  ['an empty label', ['']],
  ['a label of blanks', [' ']],
  ['a label that is too long', ['x'.repeat(31)]],
  ['too many labels', Array.from({ length: 11 }, (_, at) => `label ${at}`)],
])('%s is refused', async (_what, labels) => {
  expect((await label(labels)).statusCode).toBe(400);
});

test('copies and files of a popup keep its labels', async () => {
  const plain = (await ruth.call('GET', `/api/owner/popups/${id}/file`)).json();
  expect(plain.popup).not.toHaveProperty('labels');
  await label(['Summer']);
  expect((await act('duplicate')).json().popup.labels).toEqual(['Summer']);
  const file = (await ruth.call('GET', `/api/owner/popups/${id}/file`)).json();
  expect((await create(file.popup)).json().popup.labels).toEqual(['Summer']);
});

test('others can neither archive nor label a popup', async () => {
  const eve = await server.anOwner('eve');
  for (const refused of [await act('archive', eve), await act('unarchive', eve)])
    expect(refused.statusCode).toBe(404);
  expect((await label(['Stolen'], eve)).statusCode).toBe(404);
  expect(await listed()).toMatchObject([{ status: 'draft', labels: [] }]);
});
