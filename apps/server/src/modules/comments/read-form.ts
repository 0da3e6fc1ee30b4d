import { PostCommentRequest } from '@beckon/contract/comments';
import { Value } from 'typebox/value';

/** The fields of a failed request; `{}` if it has none. */
export function readForm(body: unknown): PostCommentRequest {
  return Value.Check(PostCommentRequest, body) ? body : {};
}
