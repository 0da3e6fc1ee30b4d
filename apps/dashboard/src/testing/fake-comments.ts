import type { CommentState } from '@beckon/contract/comments';
import {
  CommentsAnswer,
  CommentsChangedAnswer,
  type OwnerComment,
} from '@beckon/contract/owner-calls';

export function aComment(part: Partial<OwnerComment> = {}): OwnerComment {
  return {
    id: 'comment-1',
    articleId: '1',
    author: 'Noa Levi',
    email: 'noa@example.com',
    text: 'Is this how low it goes?',
    pageUrl: 'https://blog.test/low-tide#comment-comment-1',
    state: 'pending',
    at: '2026-11-20T08:30:00.000Z',
    ...part,
  };
}

interface CommentData {
  comments: OwnerComment[];
}

interface CommentCall {
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
}

const countOf = ({ comments }: CommentData, state: CommentState) =>
  comments.filter((comment) => comment.state === state).length;

/** The calls about comments, as the contract defines them. */
export const COMMENT_ROUTES = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/comments$/,
    answer: CommentsAnswer,
    run: (data: CommentData, { query }: CommentCall): CommentsAnswer => ({
      success: true,
      comments: data.comments.filter(
        ({ state, text }) =>
          state === query.get('state') && text.includes(query.get('search') ?? ''),
      ),
      counts: {
        pending: countOf(data, 'pending'),
        approved: countOf(data, 'approved'),
        spam: countOf(data, 'spam'),
      },
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/comments\/state$/,
    answer: CommentsChangedAnswer,
    run: (data: CommentData, { body }: CommentCall) => {
      const ids = body['commentIds'] as readonly string[];
      const state = body['state'] as CommentState;
      data.comments = data.comments.map((comment) =>
        ids.includes(comment.id) ? { ...comment, state } : comment,
      );
      return { success: true, changed: ids.length };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/comments\/delete$/,
    answer: CommentsChangedAnswer,
    run: (data: CommentData, { body }: CommentCall) => {
      const ids = body['commentIds'] as readonly string[];
      data.comments = data.comments.filter(({ id }) => !ids.includes(id));
      return { success: true, changed: ids.length };
    },
  },
];
