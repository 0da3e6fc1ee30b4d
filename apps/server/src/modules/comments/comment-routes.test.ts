import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, type TestApp } from '../../testing/build-test-app.ts';

const PAGE = 'https://blog.test/tide/';
const URL_ = `/sites/${CLIENT_ID}/wp-comments-post.php`;
const written = { comment: 'Lovely <b>words</b>.', author: 'Noa', email: 'noa@example.com' };
let test: TestApp;

beforeEach(async () => {
  test = await buildTestApp({ site: { settings: aSiteSettings({ takesComments: true }) } });
});
afterEach(() => test.close());

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** Sends the form like a browser without JavaScript. */
const send = (fields: Readonly<Record<string, string>> = {}, sending: Sending = {}) =>
  test.app.inject({
    method: 'POST',
    url: URL_,
    payload: new URLSearchParams({ ...written, comment_post_ID: '7', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      origin: 'https://blog.test',
      referer: PAGE,
      ...sending.headers,
    },
    ...(sending.remoteAddress === undefined ? {} : { remoteAddress: sending.remoteAddress }),
  });
const kept = async () =>
  (await test.store.commentsPage('account1', 'site1', { limit: 50 }))?.comments ?? [];
const shown = async (query = '') =>
  (await test.app.inject({ url: `/sites/${CLIENT_ID}/comments/7.json${query}` })).json().comments;
const approve = async (id: string) =>
  test.store.setCommentState('account1', { siteId: 'site1', commentIds: [id] }, 'approved');

it('a comment waits for the owner; its writer is redirected to the page and sees it there', async () => {
  const answer = await send();
  const location = new URL(String(answer.headers.location));
  const [comment] = await kept();
  expect(answer.statusCode).toBe(303);
  expect([location.origin + location.pathname, location.hash]).toEqual([
    PAGE,
    `#comment-${comment?.id}`,
  ]);
  expect(comment).toMatchObject({ state: 'pending', pageUrl: PAGE, author: 'Noa' });
  expect(await shown()).toEqual([]);
  expect(await shown(location.search)).toMatchObject([{ author: 'Noa', isPending: true }]);
  expect(await shown(`?unapproved=${comment?.id}&moderation-hash=guess`)).toEqual([]);
});

it('a comment is shown to everybody when it is approved, as JSON and as html, without the e-mail', async () => {
  await send();
  const [comment] = await kept();
  await approve(comment?.id ?? '');
  expect(await shown()).toEqual([
    {
      id: comment?.id,
      author: 'Noa',
      at: new Date(NOON).toISOString(),
      text: 'Lovely <b>words</b>.',
    },
  ]);
  const html = await test.app.inject({ url: `/sites/${CLIENT_ID}/comments/7.html?lang=he` });
  expect(html.body).toContain('Lovely &lt;b&gt;words&lt;/b&gt;.');
  expect(html.body).not.toContain('noa@example.com');
  expect(html.headers['content-security-policy']).toContain('sandbox');
  expect(html.headers['access-control-allow-origin']).toBe('*');
});

it('a comment is stored without the network address it came from', async () => {
  await send({}, { remoteAddress: '198.51.100.9' });
  const [comment] = await kept();
  expect(comment?.addressHash).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(comment)).not.toContain('198.51.100.9');
});

it('a comment can answer another one of the same article that is approved', async () => {
  await send();
  const [first] = await kept();
  const reply = { comment: 'I agree', comment_parent: first?.id ?? '' };
  expect((await send(reply)).statusCode).toBe(409);
  await approve(first?.id ?? '');
  expect((await send({ ...reply, comment_post_ID: '8' })).statusCode).toBe(409);
  expect((await send(reply)).statusCode).toBe(303);
  expect((await kept()).map(({ parentId }) => parentId).toSorted()).toEqual(['', first?.id]);
});

it('a comment is stored once when it is sent twice', async () => {
  const [one, two] = await Promise.all([send(), send()]);
  expect(one.headers.location).toBe(two.headers.location);
  expect(await kept()).toHaveLength(1);
});

it('a comment is refused if the owner accepts none', async () => {
  await test.store.updateSite('account1', 'site1', { settings: aSiteSettings(), at: NOON });
  await test.app.inject({ url: '/healthz' });
  expect((await send()).statusCode).toBe(403);
  expect(await kept()).toEqual([]);
});

it('a comment is refused when it comes from a page of another site', async () => {
  const settings = aSiteSettings({ takesComments: true, domains: ['blog.test'] });
  await test.store.updateSite('account1', 'site1', { settings, at: NOON });
  expect((await send()).statusCode).toBe(303);
  const foreign = { origin: 'https://evil.test', referer: 'https://evil.test/' };
  expect((await send({}, { headers: foreign })).statusCode).toBe(403);
});

describe('a comment with a mistake', () => {
  it('a comment with a mistake comes back with one message and everything that was typed', async () => {
    const answer = await send({ email: 'noa@', comment: 'A <long> text', url: 'noa.test' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body.match(/role="alert"/g)).toHaveLength(1);
    expect(answer.body).toContain('This email address cannot be right.');
    for (const typed of ['A &lt;long&gt; text', 'value="Noa"', 'value="noa@"', 'value="noa.test"'])
      expect(answer.body).toContain(typed);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self' https://blog");
  });

  it('a comment with a mistake can be corrected there and leads back to the article', async () => {
    const { body } = await send({ email: 'noa@' });
    const hidden = Object.fromEntries(
      [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const ours = { origin: 'https://beckon.test', referer: `https://beckon.test${URL_}` };
    const answer = await send(hidden, { headers: ours });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location).startsWith(PAGE)).toBe(true);
    expect(await kept()).toMatchObject([{ pageUrl: PAGE }]);
  });

  it('a comment with a mistake gets its message in Hebrew on a Hebrew page', async () => {
    const answer = await send({ comment: '', lang: 'he' });
    expect(answer.body).toContain('<html lang="he" dir="rtl">');
    expect(answer.body).toContain('נא לכתוב תגובה.');
  });

  it('a comment with a mistake gets its message as JSON if a script sends it', async () => {
    const answer = await send({ author: '' }, { headers: { accept: 'application/json' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, message: 'Please write your name.' },
    ]);
    const good = await send({}, { headers: { accept: 'application/json' } });
    expect(good.json()).toMatchObject({ success: true, state: 'pending' });
    expect(good.json().location).toContain(PAGE);
  });

  it('a reply whose comment is gone gets a form for a new comment', async () => {
    const answer = await send({ comment_parent: 'gone' });
    expect(answer.body).toContain('name="comment_parent" value="0"');
    expect(answer.body).toContain('Lovely &lt;b&gt;words&lt;/b&gt;.');
  });

  it('a comment is not lost if it comes too fast', async () => {
    for (let number = 0; number < 10; number += 1) await send({ comment: `Comment ${number}` });
    const answer = await send();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.body).toContain('Lovely &lt;b&gt;words&lt;/b&gt;.');
    const asScript = await send({ lang: 'he' }, { headers: { accept: 'application/json' } });
    expect([asScript.statusCode, asScript.json()]).toEqual([
      429,
      { success: false, message: expect.stringContaining('נא להמתין דקה') },
    ]);
    test.clock.now += 60_000;
    expect((await send()).statusCode).toBe(303);
  });

  it('a comment is not lost if the database fails', async () => {
    test.store.addComment = async () => Promise.reject(new Error('disk'));
    const answer = await send();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Lovely &lt;b&gt;words&lt;/b&gt;.');
    expect(answer.body).not.toContain('disk');
  });

  it('a comment that is too long to be read is refused with a page', async () => {
    const answer = await send({ comment: 'x'.repeat(1_100_000) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    expect((await send({ comment: '×'.repeat(65_525) })).statusCode).toBe(303);
  });
});

it('a program that writes comments gets the same response as anyone, and its comments are in the spam', async () => {
  const answer = await send({ nickname: 'bot' });
  expect(answer.statusCode).toBe(303);
  expect(await kept()).toMatchObject([{ state: 'spam' }]);
  const { search } = new URL(String(answer.headers.location));
  expect(await shown(search)).toEqual([]);
});

it('a program that writes comments is recognised by its address once the owner marked it as spam', async () => {
  await send();
  const [first] = await kept();
  await test.store.setCommentState(
    'account1',
    { siteId: 'site1', commentIds: [first?.id ?? ''] },
    'spam',
  );
  await send({ comment: 'More' });
  await send({ comment: 'From someone else' }, { remoteAddress: '198.51.100.9' });
  const states = (await kept()).map(({ text, state }) => [text, state]);
  expect(Object.fromEntries(states)).toMatchObject({
    More: 'spam',
    'From someone else': 'pending',
  });
});

it('a program that writes comments cannot use us to redirect people to other sites', async () => {
  const answer = await send({ redirect_to: 'https://evil.test/', redirect_ticket: 'x' });
  expect(String(answer.headers.location).startsWith(PAGE)).toBe(true);
  const other = await send({ comment: 'b', redirect_to: '/other?replytocom=3#respond' });
  expect(String(other.headers.location)).toMatch(/^https:\/\/blog\.test\/other\?unapproved=/);
  const nowhere = await send({ comment: 'c' }, { headers: { origin: 'null', referer: '' } });
  expect([nowhere.statusCode, nowhere.body]).toEqual([200, expect.stringContaining('Thank you')]);
});
