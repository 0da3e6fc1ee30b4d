/** A wish to answer one comment. Ids are those of elements and comments, as the page writes them. */
export interface ReplyRequest {
  readonly belowElementId: string;
  readonly commentId: string;
  readonly respondElementId: string;
  /** Empty: the form keeps the post that it has. */
  readonly postId: string;
  /** What the heading says then, such as "Reply to Ada". */
  readonly replyTo: string | undefined;
}

/** Reads a reply link; undefined when it lacks one of the four attributes that a reply needs. */
export function readReplyLink(link: Element): ReplyRequest | undefined {
  const read = (name: string): string => link.getAttribute(`data-${name}`) ?? '';
  const [belowElementId, commentId] = [read('belowelement'), read('commentid')];
  const [respondElementId, postId] = [read('respondelement'), read('postid')];
  if ([belowElementId, commentId, respondElementId, postId].includes('')) return undefined;
  const replyTo = read('replyto') || undefined;
  return { belowElementId, commentId, respondElementId, postId, replyTo };
}

/** Reads what a script hands to `window.addComment.moveForm`: ids may be texts or numbers. */
export function readMoveForm(given: readonly unknown[]): ReplyRequest {
  const [belowElementId = '', commentId = '', respondElementId = '', postId = '', replyTo] =
    given.map((value) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    );
  return { belowElementId, commentId, respondElementId, postId, replyTo: replyTo || undefined };
}

/** The same request as that function takes it. */
export function moveFormArguments(request: ReplyRequest): readonly (string | undefined)[] {
  const { belowElementId, commentId, respondElementId, postId, replyTo } = request;
  return [belowElementId, commentId, respondElementId, postId, replyTo];
}
