import type { PostCommentRequest } from '@beckon/contract/comments';
import type { FastifyRequest } from 'fastify';
import { sizeOf } from '../../http/visitor/rate-limit.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { newEventId } from '../../ids.ts';
import { hashAddress } from '../../lib/visitors/hash-address.ts';
import type { CommentRecord, SiteRecord } from '../../store/store.ts';
import type { PublicApiDeps } from '../../public-api-deps.ts';
import type { CommentRefusal } from './refusal-text.ts';
import { type ReadComment, readComment } from './read-comment.ts';

const PER_SENDER_A_MINUTE = 10;
const PER_SITE_A_MINUTE = 120;
/** Enough for thousands of comments of the usual length. */
const BYTES_PER_SITE_AN_HOUR = 20_000_000;

interface Sent {
  readonly site: SiteRecord;
  readonly form: PostCommentRequest;
  readonly pageUrl: string;
}

/**
 * Stores a reader's comment for the owner to check, or returns why it is refused. A comment that
 * looks automatic is stored as spam and gets the usual response. Throws 429 if there are too many.
 */
export async function takeComment(
  request: FastifyRequest,
  { site, form, pageUrl }: Sent,
  { store, rate, secret, now }: PublicApiDeps,
): Promise<CommentRecord | CommentRefusal> {
  rate.count(`comment ${networkOf(request.ip)}`, PER_SENDER_A_MINUTE);
  if (site.settings.takesComments !== true) return 'closed';
  const read = readComment(form);
  if (typeof read === 'string') return read;
  const { articleId, parentId } = read;
  if (parentId !== '' && !(await store.isApproved(site.id, articleId, parentId)))
    return 'lost-parent';
  rate.count(`comments of ${site.id}`, PER_SITE_A_MINUTE);
  rate.countBytes(`comments of ${site.id}`, sizeOf(request), BYTES_PER_SITE_AN_HOUR);
  const at = now();
  const addressHash = hashAddress(request.ip, { secret, purpose: 'comment', siteId: site.id, at });
  const isSpam = read.isTrapped || (await store.isSpammer(site.id, addressHash));
  return store.addComment({
    ...recordOf(read),
    id: newEventId(at),
    siteId: site.id,
    pageUrl,
    state: isSpam ? 'spam' : 'pending',
    addressHash,
    at,
  });
}

function recordOf({ articleId, parentId, author, email, url, text }: ReadComment) {
  return { articleId, parentId, author, email, authorUrl: url, text };
}
