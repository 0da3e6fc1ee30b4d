/** `pending`: only its writer and the owner see it. */
export const COMMENT_STATES = ['pending', 'approved', 'spam'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/**
 * The maximum number of characters of each field, as in common comment forms.
 * docs/behaviour/comments.md
 */
export const COMMENT_LIMITS = { comment: 65_525, author: 245, email: 100, url: 200 } as const;

/** Replies below this level are shown at this level, because a phone has no room for more. */
export const DEEPEST_REPLY = 4;

/** A field that people do not see; programs fill it in. */
export const COMMENT_TRAP = 'nickname';

/** How an article is named: its number, or the last part of its address. */
export const ARTICLE_ID_PATTERN = '^[\\w-]{1,64}$';
