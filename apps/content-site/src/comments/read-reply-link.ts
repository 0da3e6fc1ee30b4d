/** A request to answer one comment. Ids are those of elements and comments, as the page writes them. */
export interface ReplyRequest {
  readonly belowElementId: string;
  readonly commentId: string;
  readonly respondElementId: string;
  /** Empty: the form keeps the post that it has. */
  readonly postId: string;
  /** What the heading says then, such as "Reply to Ada". */
  readonly replyTo: string | undefined;
}

const NEEDED = ['belowelement', 'commentid', 'respondelement', 'postid'];

/**
 * What `window.addComment.moveForm` is to be called with for a reply link; undefined when the link
 * lacks one of the four attributes that a reply needs.
 */
export function readReplyLink(link: Element): readonly string[] | undefined {
  const values = [...NEEDED, 'replyto'].map((name) => link.getAttribute(`data-${name}`) ?? '');
  return values.slice(0, NEEDED.length).includes('') ? undefined : values;
}

/** Reads what a click or a script hands to that function: ids may be texts or numbers. */
export function readMoveForm(given: readonly unknown[]): ReplyRequest {
  const [belowElementId = '', commentId = '', respondElementId = '', postId = '', replyTo] =
    given.map((value) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    );
  return { belowElementId, commentId, respondElementId, postId, replyTo: replyTo || undefined };
}
