import { type Static, Type } from 'typebox';
import { COMMENT_STATES } from '../comments/comment-values.ts';
import { literals } from '../settings/literals.ts';
import { Instant } from './answers.ts';

/** A comment as the owner of the site sees it. */
export const OwnerComment = Type.Object({
  id: Type.String(),
  articleId: Type.String(),
  /** Missing: it is not a reply. */
  parentId: Type.Optional(Type.String()),
  author: Type.String(),
  email: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  text: Type.String(),
  /** The comment on the page where it was written. */
  pageUrl: Type.Optional(Type.String()),
  state: literals(COMMENT_STATES),
  at: Instant,
});
export type OwnerComment = Static<typeof OwnerComment>;

/**
 * `GET /api/owner/sites/{siteId}/comments?state=&search=&cursor=&limit=`, newest first. The same
 * query without cursor and limit on `…/comments.csv` downloads all of them as a spreadsheet.
 */
export const CommentsQuery = Type.Object({
  state: Type.Optional(literals(COMMENT_STATES)),
  /** A text to find in name, e-mail or text of the comment. Case does not matter. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 100 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type CommentsQuery = Static<typeof CommentsQuery>;

export const CommentsAnswer = Type.Object({
  success: Type.Literal(true),
  comments: Type.Array(OwnerComment),
  /** The counts of the whole site, whatever the query. */
  counts: Type.Object({
    pending: Type.Integer(),
    approved: Type.Integer(),
    spam: Type.Integer(),
  }),
  /** Missing on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type CommentsAnswer = Static<typeof CommentsAnswer>;

const CommentIds = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 200 });

/** `POST /api/owner/sites/{siteId}/comments/state`: unknown ids are skipped. */
export const SetCommentStateRequest = Type.Object(
  { commentIds: CommentIds, state: literals(COMMENT_STATES) },
  { additionalProperties: false },
);
export type SetCommentStateRequest = Static<typeof SetCommentStateRequest>;

/**
 * `POST /api/owner/sites/{siteId}/comments/delete`: unknown ids are skipped; replies to a deleted
 * comment become replies to the comment above it.
 */
export const DeleteCommentsRequest = Type.Object(
  { commentIds: CommentIds },
  { additionalProperties: false },
);
export type DeleteCommentsRequest = Static<typeof DeleteCommentsRequest>;

export const CommentsChangedAnswer = Type.Object({
  success: Type.Literal(true),
  changed: Type.Integer(),
});
export type CommentsChangedAnswer = Static<typeof CommentsChangedAnswer>;
