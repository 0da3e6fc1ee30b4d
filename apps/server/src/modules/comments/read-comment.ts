import {
  ARTICLE_ID_PATTERN,
  COMMENT_LIMITS,
  COMMENT_TRAP,
  type PostCommentRequest,
} from '@beckon/contract/comments';
import { isEmailAddress, visibleText } from '@beckon/contract/form-rules';

/** Possible mistakes in a comment. `refusalText` describes each in the reader's language. */
export type CommentProblem =
  | 'no-article'
  | 'no-comment'
  | 'long-comment'
  | 'no-author'
  | 'long-author'
  | 'wrong-email'
  | 'wrong-url';

/** A comment as it was written, without invisible characters. An empty text means not given. */
export interface ReadComment {
  readonly articleId: string;
  readonly parentId: string;
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly text: string;
  /** A field was filled in that people cannot see. */
  readonly isTrapped: boolean;
}

const ARTICLE_ID = new RegExp(ARTICLE_ID_PATTERN);
/** All invisible control characters except line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/gu;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Reads the comment form, or returns the first problem with it. */
export function readComment(form: PostCommentRequest): ReadComment | CommentProblem {
  const read = {
    articleId: form.comment_post_ID ?? '',
    parentId: form.comment_parent === '0' ? '' : (form.comment_parent ?? ''),
    author: visibleText(oneLine(form.author)),
    email: visibleText(oneLine(form.email)),
    text: cleanText(form.comment).trim(),
    isTrapped: (form[COMMENT_TRAP] ?? '') !== '',
  };
  const url = readUrl(oneLine(form.url));
  const problem = problemOf(read) ?? (url === undefined ? 'wrong-url' : undefined);
  return problem ?? { ...read, url: url ?? '' };
}

function problemOf({
  articleId,
  text,
  author,
  email,
}: Omit<ReadComment, 'url'>): CommentProblem | undefined {
  if (!ARTICLE_ID.test(articleId)) return 'no-article';
  if (visibleText(text) === '') return 'no-comment';
  if (text.length > COMMENT_LIMITS.comment) return 'long-comment';
  if (author === '') return 'no-author';
  if (author.length > COMMENT_LIMITS.author) return 'long-author';
  if (email === '') return undefined;
  const isGood = email.length <= COMMENT_LIMITS.email && isEmailAddress(email);
  return isGood ? undefined : 'wrong-email';
}

function cleanText(text = ''): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '');
}

function oneLine(text: string | undefined): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

/** A web address; `example.com` becomes `https://example.com`. Undefined for anything else. */
function readUrl(typed: string): string | undefined {
  if (typed === '') return '';
  const url = SCHEME.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`;
  if (url.length > COMMENT_LIMITS.url || !URL.canParse(url)) return undefined;
  const { protocol, hostname, href } = new URL(url);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname.includes('.') ? href : undefined;
}
