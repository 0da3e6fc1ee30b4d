import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { COMMENT_STATES } from './comment-values.ts';

const Text = Type.Optional(Type.String());

/**
 * `POST /sites/{clientId}/wp-comments-post.php`, as a form or as JSON: the fields of the comment
 * form that WordPress made common. docs/behaviour/comments.md
 */
export const PostCommentRequest = Type.Object({
  comment: Text,
  author: Text,
  email: Text,
  url: Text,
  /** The article. */
  comment_post_ID: Text,
  /** The comment that this one replies to; `0` or missing: none. */
  comment_parent: Text,
  /** The page to go back to; missing: the one that the form is on. */
  redirect_to: Text,
  /** Proof that `redirect_to` was allowed before. */
  redirect_ticket: Text,
  /** Language of error messages; missing: the site's. */
  lang: Text,
  /** `COMMENT_TRAP` */
  nickname: Text,
});
export type PostCommentRequest = Static<typeof PostCommentRequest>;

/** A client that sends `accept: application/json` gets this instead of a redirect back to the page. */
export const PostCommentAnswer = Type.Object({
  success: Type.Literal(true),
  id: Type.String(),
  state: literals(COMMENT_STATES),
  /** The page with the comment. Its writer sees it there while it is pending. */
  location: Type.String(),
});
export type PostCommentAnswer = Static<typeof PostCommentAnswer>;

/** One comment of an article, without anything that only its owner may see. */
export const PublicComment = Type.Object({
  id: Type.String(),
  /** Missing: it is not a reply. */
  parent: Type.Optional(Type.String()),
  author: Type.String(),
  url: Type.Optional(Type.String()),
  at: Type.String(),
  /** Plain text: escape it. */
  text: Type.String(),
  /** Only its writer gets it before it is approved. */
  isPending: Type.Optional(Type.Boolean()),
});
export type PublicComment = Static<typeof PublicComment>;

/** `GET /sites/{clientId}/comments/{article}.json`, oldest first. */
export const ArticleCommentsAnswer = Type.Object({
  success: Type.Literal(true),
  comments: Type.Array(PublicComment),
});
export type ArticleCommentsAnswer = Static<typeof ArticleCommentsAnswer>;
