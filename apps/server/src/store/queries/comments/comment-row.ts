import { createHash } from 'node:crypto';
import { COMMENT_STATES, type CommentState } from '@beckon/contract/comments';
import type { Selectable } from 'kysely';
import type { CommentRecord } from '../../records/comment-record.ts';
import type { Tables } from '../../tables/tables.ts';

export function toCommentRow(comment: CommentRecord): Tables['comment'] {
  const { siteId: _site, articleId, parentId, author, email, text } = comment;
  const written = JSON.stringify([articleId, parentId, author, email, text]);
  return {
    id: comment.id,
    site_id: comment.siteId,
    article_id: articleId,
    parent_id: parentId,
    author,
    email,
    author_url: comment.authorUrl,
    body: text,
    page_url: comment.pageUrl,
    state: comment.state,
    address_hash: comment.addressHash,
    digest: createHash('sha256').update(written).digest('hex'),
    search_text: `${author}\n${email}\n${text}`.toLowerCase(),
    at: comment.at,
  };
}

export function toComment(row: Selectable<Tables['comment']>): CommentRecord {
  return {
    id: row.id,
    siteId: row.site_id,
    articleId: row.article_id,
    parentId: row.parent_id,
    author: row.author,
    email: row.email,
    authorUrl: row.author_url,
    text: row.body,
    pageUrl: row.page_url,
    state: stateOf(row.state),
    addressHash: row.address_hash,
    at: Number(row.at),
  };
}

export function stateOf(text: string): CommentState {
  return COMMENT_STATES.find((state) => state === text) ?? 'pending';
}
