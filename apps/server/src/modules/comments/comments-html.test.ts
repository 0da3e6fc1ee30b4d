import { expect, it } from 'vitest';
import type { CommentRecord } from '../../store/store.ts';
import { commentsHtml } from './comments-html.ts';
import { toThreads, type CommentThread } from './comment-tree.ts';

const aComment = (part: Partial<CommentRecord> & { readonly id: string }): CommentRecord => ({
  siteId: 'site1',
  articleId: '7',
  parentId: '',
  author: 'Noa',
  email: 'noa@example.com',
  authorUrl: '',
  text: 'Lovely.',
  pageUrl: '',
  state: 'approved',
  addressHash: 'secret-hash',
  at: Date.UTC(2026, 10, 22, 9, 41),
  ...part,
});
const draw = (...comments: readonly CommentRecord[]) =>
  commentsHtml(comments, { language: 'en', timeZone: 'UTC' });

/** An outline such as `a(b(c) d)`. */
function outline(threads: readonly CommentThread[]): string {
  return threads
    .map(({ comment, replies }) => comment.id + (replies.length > 0 ? `(${outline(replies)})` : ''))
    .join(' ');
}

it('threads of comments are below the comment they answer, and at the top if that is gone', () => {
  const threads = toThreads([
    aComment({ id: 'a' }),
    aComment({ id: 'b', parentId: 'a' }),
    aComment({ id: 'c', parentId: 'gone' }),
    aComment({ id: 'd', parentId: 'b' }),
    aComment({ id: 'e', parentId: 'a' }),
  ]);
  expect(outline(threads)).toBe('a(b(d) e) c');
});

it('threads of comments are not deeper than a phone has room for', () => {
  const chain = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index, ids) =>
    aComment({ id, parentId: ids[index - 1] ?? '' }),
  );
  expect(outline(toThreads(chain))).toBe('a(b(c(d(e f g))))');
});

it('threads of comments work if comments answer themselves or each other', () => {
  const round = [aComment({ id: 'a', parentId: 'b' }), aComment({ id: 'b', parentId: 'a' })];
  expect(outline(toThreads(round))).toBe('a(b)');
  expect(outline(toThreads([aComment({ id: 'a', parentId: 'a' })]))).toBe('a');
});

it('the html of comments escapes everything that readers wrote', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`;
  const html = draw(aComment({ id: 'a', author: evil, text: evil, articleId: '7' }));
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)).toHaveLength(4);
});

it('the html of comments contains the attributes that a comment script needs to move the form', () => {
  const html = draw(aComment({ id: 'a' }), aComment({ id: 'b', parentId: 'a' }));
  expect(html).toContain(
    '<a rel="nofollow" class="comment-reply-link" href="?replytocom=b#respond" data-commentid="b" data-postid="7" data-belowelement="div-comment-b" data-respondelement="respond" data-replyto="Reply to Noa" aria-label="Reply to Noa">',
  );
  expect(html).toContain('<ol class="children"><li id="comment-b" class="comment depth-2">');
});

it("the html of comments contains neither e-mail address nor the sender's hash", () => {
  expect(draw(aComment({ id: 'a' }))).not.toMatch(/noa@example|secret-hash/);
});

it('the html of comments links a website without recommending it to search engines', () => {
  expect(draw(aComment({ id: 'a', authorUrl: 'https://noa.test/?a=1&b' }))).toContain(
    '<a class="url" rel="ugc nofollow noopener external" href="https://noa.test/?a=1&amp;b">',
  );
});

it('the html of comments marks a waiting comment as waiting and offers no reply to it', () => {
  const html = draw(aComment({ id: 'a', state: 'pending' }));
  expect(html).toContain('waits for approval');
  expect(html).not.toContain('comment-reply-link');
});

it('the html of comments keeps paragraphs and lines, and has Hebrew texts', () => {
  expect(draw(aComment({ id: 'a', text: 'One\nTwo\n\n\nThree' }))).toContain(
    '<p>One<br>Two</p><p>Three</p>',
  );
  const hebrew = commentsHtml([aComment({ id: 'a' })], { language: 'he', timeZone: 'UTC' });
  expect(hebrew).toContain('תגובה אל Noa');
  expect(hebrew).toContain('22 בנובמבר 2026');
});
