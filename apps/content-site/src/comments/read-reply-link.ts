/** A request to answer one comment. The ids of elements and comments are those of the page. */
export interface ReplyRequest {
  readonly belowElementId: string;
  readonly commentId: string;
  readonly respondElementId: string;
  /** If empty, the form keeps its post. */
  readonly postId: string;
  /** The heading during the reply, such as "Reply to Ada". */
  readonly replyTo: string | undefined;
}

const NEEDED = ['belowelement', 'commentid', 'respondelement', 'postid'];

/**
 * The arguments for `window.addComment.moveForm` from a reply link. Undefined if the link lacks one
 * of the four attributes that a reply needs.
 */
export function readReplyLink(link: Element): readonly string[] | undefined {
  const values = [...NEEDED, 'replyto'].map((name) => link.getAttribute(`data-${name}`) ?? '');
  return values.slice(0, NEEDED.length).includes('') ? undefined : values;
}

/**
 * Reads the arguments that a click or a script passes to this function. Ids may be strings or
 * numbers.
 */
export function readMoveForm(given: readonly unknown[]): ReplyRequest {
  const [belowElementId = '', commentId = '', respondElementId = '', postId = '', replyTo] =
    given.map((value) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    );
  return { belowElementId, commentId, respondElementId, postId, replyTo: replyTo || undefined };
}
