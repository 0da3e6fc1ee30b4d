export { PostCommentRequest, PublicComment } from './comment-calls.ts';
export {
  COMMENT_STATES,
  type CommentState,
  COMMENT_LIMITS,
  DEEPEST_REPLY,
  COMMENT_TRAP,
  ARTICLE_ID_PATTERN,
} from './comment-values.ts';
