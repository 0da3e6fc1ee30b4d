import { PostCommentRequest } from '@beckon/contract/comments';
import { Value } from 'typebox/value';

/** The fields of a call that failed, which may have come without any. */
export function readForm(body: unknown): PostCommentRequest {
  return Value.Check(PostCommentRequest, body) ? body : {};
}
