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
  /** A hash that distinguishes senders within one month. Their address is not stored. */
  readonly addressHash: string;
  readonly at: number;
}

/** Selects comments. All given conditions must be true. */
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
   * Stores a comment. The same words by the same writer at the same place are stored once. Returns
   * the stored comment, which may be an earlier one.
   */
  addComment(comment: CommentRecord): Promise<CommentRecord>;
  /** True when an approved comment of this article has the id. */
  isApproved(siteId: string, articleId: string, commentId: string): Promise<boolean>;
  /**
   * The newest approved comments of an article, oldest first, and among them the pending comment
   * with the id `alsoPending`.
   */
  articleComments(
    siteId: string,
    articleId: string,
    options: { readonly alsoPending: string | undefined; readonly limit: number },
  ): Promise<readonly CommentRecord[]>;
  /** True if the owner marked a comment of this sender as spam and approved none. */
  isSpammer(siteId: string, addressHash: string): Promise<boolean>;
  /** Newest first. An invalid cursor starts from the beginning. */
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
  /** Returns how many comments were found; unknown ids are skipped. */
  setCommentState(
    accountId: string,
    comments: { readonly siteId: string; readonly commentIds: readonly string[] },
    state: CommentState,
  ): Promise<number>;
  /**
   * Returns how many were erased. Replies to an erased comment become replies to the comment above
   * it.
   */
  deleteComments(accountId: string, siteId: string, commentIds: readonly string[]): Promise<number>;
  /** Erases spam that was sent before the moment (ms); returns how many. */
  removeOldSpam(before: number): Promise<number>;
}
