import type { CommentState } from '@beckon/contract/comments';

/** A reader's comment. Times in ms; empty text: not given. */
export interface CommentRecord {
  readonly id: string;
  readonly siteId: string;
  readonly articleId: string;
  /** Id of the comment that it answers. */
  readonly parentId: string;
  readonly author: string;
  /** For the owner only. */
  readonly email: string;
  readonly authorUrl: string;
  readonly text: string;
  /** Page where it was written. */
  readonly pageUrl: string;
  readonly state: CommentState;
  /** Distinguishes senders within one month; no address is kept. */
  readonly addressHash: string;
  readonly at: number;
}

/** Which comments. All given conditions must be true. */
export interface CommentQuery {
  readonly state?: CommentState;
  readonly search?: string;
}

export interface CommentPage {
  readonly comments: readonly CommentRecord[];
  readonly nextCursor: string | undefined;
}

/** The owners' methods take the account. Sites of other accounts do not exist for them. */
export interface CommentStore {
  /**
   * Keeps a comment; the same words by the same writer at the same place are kept once. Returns
   * what is kept, which may be the first of two.
   */
  addComment(comment: CommentRecord): Promise<CommentRecord>;
  /** True when an approved comment of this article has the id. */
  isApproved(siteId: string, articleId: string, commentId: string): Promise<boolean>;
  /**
   * The newest approved comments of an article, oldest first, and with them the pending one of that
   * id.
   */
  articleComments(
    siteId: string,
    articleId: string,
    options: { readonly alsoPending: string | undefined; readonly limit: number },
  ): Promise<readonly CommentRecord[]>;
  /** True if the owner marked a comment of this sender as spam, and none as good. */
  isSpammer(siteId: string, addressHash: string): Promise<boolean>;
  /** Newest first. A cursor that makes no sense starts from the beginning. */
  commentsPage(
    accountId: string,
    siteId: string,
    query: CommentQuery & { readonly cursor?: string; readonly limit: number },
  ): Promise<CommentPage | undefined>;
  /** How many comments of the site are in each state. */
  countComments(
    accountId: string,
    siteId: string,
  ): Promise<Readonly<Record<CommentState, number>> | undefined>;
  /** How many comments were found; unknown ids are skipped. */
  setCommentState(
    accountId: string,
    comments: { readonly siteId: string; readonly commentIds: readonly string[] },
    state: CommentState,
  ): Promise<number>;
  /** How many were erased. Replies move up to what the erased comment answered. */
  deleteComments(accountId: string, siteId: string, commentIds: readonly string[]): Promise<number>;
  /** Erases spam that came before the moment; returns how many. */
  removeOldSpam(before: number): Promise<number>;
}
