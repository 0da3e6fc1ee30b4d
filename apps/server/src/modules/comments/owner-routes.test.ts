import type { CommentState } from '@beckon/contract/comments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let made: OwnerApp;
let dana: OwnerBrowser;
let siteId: string;
let address: string;

beforeAll(async () => {
  made = await anOwnerApp();
  dana = await made.anOwner('dana');
  siteId = (await dana.call('POST', '/api/owner/sites', { name: 'Blog' })).json().site.id;
  address = `/api/owner/sites/${siteId}/comments`;
  await add('first', 'pending', 'Is this how low it goes?');
  await add('second', 'pending', '=HYPERLINK("https://evil.test")');
  await add('third', 'approved', 'Thank you.');
});
afterAll(() => made.close());

async function add(id: string, state: CommentState, text: string): Promise<void> {
  await made.store.addComment({
    id,
    siteId,
    articleId: '7',
    parentId: '',
    author: 'Noa',
    email: 'noa@example.com',
    authorUrl: '',
    text,
    pageUrl: 'https://blog.test/tide',
    state,
    addressHash: 'sender-hash',
    at: (made.clock.nowMs += 1000),
  });
}
const list = async (query = '') => (await dana.call('GET', address + query)).json();
const idsOf = ({ comments }: { comments: { id: string }[] }) => comments.map(({ id }) => id);

it('comments of a site are listed newest first, and filtered by state and text', async () => {
  const answer = await list('?state=pending');
  expect(idsOf(answer)).toEqual(['second', 'first']);
  expect(answer.counts).toEqual({ pending: 2, approved: 1, spam: 0 });
  expect(answer.comments[1]).toEqual({
    id: 'first',
    articleId: '7',
    author: 'Noa',
    email: 'noa@example.com',
    text: 'Is this how low it goes?',
    state: 'pending',
    at: expect.any(String),
    pageUrl: 'https://blog.test/tide#comment-first',
  });
  expect(idsOf(await list('?search=THANK'))).toEqual(['third']);
  const page = await list('?limit=2');
  expect(idsOf(await list(`?limit=2&cursor=${page.nextCursor}`))).toEqual(['first']);
  expect((await dana.call('GET', `${address}?state=lost`)).statusCode).toBe(400);
});

it('comments of a site are downloaded as a spreadsheet in which no formula runs', async () => {
  const { body, headers } = await dana.call('GET', `${address}.csv?state=pending`);
  expect(headers['content-disposition']).toContain('comments-2026-05-20.csv');
  expect(body).toContain('"\'=HYPERLINK(""https://evil.test"")"');
  expect(body).not.toContain('Thank you.');
  expect(body).not.toContain('sender-hash');
});

it('comments of a site are approved, marked as spam and restored; deleted ones are skipped', async () => {
  const set = (state: string, ...commentIds: readonly string[]) =>
    dana.call('POST', `${address}/state`, { commentIds, state });
  expect((await set('spam', 'first', 'gone')).json()).toEqual({ success: true, changed: 1 });
  expect((await list()).counts).toEqual({ pending: 1, approved: 1, spam: 1 });
  await set('pending', 'first');
  expect((await list()).counts).toEqual({ pending: 2, approved: 1, spam: 0 });
  expect((await set('lost', 'first')).statusCode).toBe(400);
});

it('comments of a site are erased permanently', async () => {
  const remove = await dana.call('POST', `${address}/delete`, { commentIds: ['third'] });
  expect(remove.json()).toEqual({ success: true, changed: 1 });
  expect((await list()).counts).toEqual({ pending: 2, approved: 0, spam: 0 });
});
