import { describe, expect, it } from 'vitest';
import { readComment } from './read-comment.ts';

const good = { comment: 'Lovely.', author: 'Noa', comment_post_ID: '7' };

describe('a comment form', () => {
  it('a comment form needs an article, a name and a text; e-mail and website may stay empty', () => {
    expect(readComment({ ...good, comment_parent: '0' })).toEqual({
      articleId: '7',
      parentId: '',
      author: 'Noa',
      email: '',
      url: '',
      text: 'Lovely.',
      isTrapped: false,
    });
  });

  it.each([
    ['no article', { comment_post_ID: '../7' }, 'no-article'],
    ['no words', { comment: ' \n\t' }, 'no-comment'],
    ['words that nobody sees', { comment: '\u200b\u202e' }, 'no-comment'],
    ['too many words', { comment: 'x'.repeat(65_526) }, 'long-comment'],
    ['no name', { author: ' \u200f ' }, 'no-author'],
    ['a long name', { author: 'x'.repeat(246) }, 'long-author'],
    ['half an e-mail address', { email: 'noa@' }, 'wrong-email'],
    ['a long e-mail address', { email: `${'x'.repeat(60)}@${'y'.repeat(50)}.com` }, 'wrong-email'],
    ['a script for a website', { url: 'javascript:alert(1)' }, 'wrong-url'],
    ['a word for a website', { url: 'mine' }, 'wrong-url'],
  ])('a comment with %s is refused', (_what, part, problem) => {
    expect(readComment({ ...good, ...part })).toBe(problem);
  });

  it.each([
    ['example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com/'],
    ['example.com:8080', 'https://example.com:8080/'],
  ])('a comment stores the website %s as %s', (url, kept) => {
    expect(readComment({ ...good, url })).toMatchObject({ url: kept });
  });

  it('a comment loses invisible characters and keeps its lines', () => {
    const comment = 'One\r\nTwo\u0007\u0000\n\nThree';
    expect(readComment({ ...good, comment, author: 'Noa\nLevi' })).toMatchObject({
      text: 'One\nTwo\n\nThree',
      author: 'Noa Levi',
    });
  });

  it('a comment is marked if a field is filled in that people cannot see', () => {
    expect(readComment({ ...good, nickname: 'bot' })).toMatchObject({ isTrapped: true });
  });
});
