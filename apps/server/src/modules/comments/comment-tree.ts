import { DEEPEST_REPLY } from '@beckon/contract/comments';
import type { CommentRecord } from '../../store/store.ts';

/** A comment with its replies. */
export interface CommentThread {
  readonly comment: CommentRecord;
  readonly replies: readonly CommentThread[];
}

/**
 * Comments as threads, each level oldest first. A reply whose comment is missing is at the top. A
 * reply that would be too deep is on the level of the comment it answers.
 */
export function toThreads(comments: readonly CommentRecord[]): readonly CommentThread[] {
  const threads = new Map(
    comments.map((comment) => [comment.id, { comment, replies: new Array<CommentThread>() }]),
  );
  const top: CommentThread[] = [];
  const placeOf = new Map<string, { readonly list: CommentThread[]; readonly depth: number }>();
  for (const thread of threads.values()) {
    const { id, parentId } = thread.comment;
    const parent = threads.get(parentId);
    const above = placeOf.get(parentId);
    // A reply that is older than its comment happens only after a clock was set back.
    const place =
      parent === undefined || above === undefined
        ? { list: top, depth: 0 }
        : above.depth >= DEEPEST_REPLY
          ? above
          : { list: parent.replies, depth: above.depth + 1 };
    place.list.push(thread);
    placeOf.set(id, place);
  }
  return top;
}
