import { Readable } from 'node:stream';
import {
  CommentsAnswer,
  CommentsChangedAnswer,
  CommentsQuery,
  DeleteCommentsRequest,
  type OwnerComment,
  SetCommentStateRequest,
} from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { siteNotFound } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import type { CommentQuery, CommentRecord, Store } from '../../store/store.ts';
import { commentsCsv } from './comments-csv.ts';
import { attachmentOfToday } from '../../http/answers/attachment.ts';

interface CommentRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

const DONE = { success: true as const };
const COMMENTS_A_PAGE = 25;
const ADDRESS = '/api/owner/sites/:siteId/comments';

/** Comments of a site. Contract: `owner-calls/comment-calls.ts`. */
export function commentRoutes(app: OwnerApp, { store, now }: CommentRouteDeps): void {
  app.get(
    ADDRESS,
    {
      schema: { params: SiteParams, querystring: CommentsQuery, response: { 200: CommentsAnswer } },
    },
    async (request) => {
      const { siteId } = request.params;
      const { cursor, limit = COMMENTS_A_PAGE } = request.query;
      const page = await store.commentsPage(accountOf(request), siteId, {
        ...queryIn(request.query),
        ...(cursor === undefined ? {} : { cursor }),
        limit,
      });
      const counts = await store.countComments(accountOf(request), siteId);
      if (page === undefined || counts === undefined) throw siteNotFound();
      return {
        ...DONE,
        comments: page.comments.map(presentComment),
        counts: { ...counts },
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      };
    },
  );

  app.get(
    `${ADDRESS}.csv`,
    { schema: { params: SiteParams, querystring: CommentsQuery } },
    async (request, reply) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      const site = await ownedSite(store, request);
      const disposition = attachmentOfToday('comments', 'csv', { site, now: now() });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition)
        .send(
          Readable.from(commentsCsv(store, { accountId: account, siteId }, queryIn(request.query))),
        );
    },
  );

  addChangingRoutes(app, store);
}

function addChangingRoutes(app: OwnerApp, store: Store): void {
  const response = { 200: CommentsChangedAnswer };
  app.post(
    `${ADDRESS}/state`,
    { schema: { params: SiteParams, body: SetCommentStateRequest, response } },
    async (request) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      await ownedSite(store, request);
      const { commentIds, state } = request.body;
      return {
        ...DONE,
        changed: await store.setCommentState(account, { siteId, commentIds }, state),
      };
    },
  );

  app.post(
    `${ADDRESS}/delete`,
    { schema: { params: SiteParams, body: DeleteCommentsRequest, response } },
    async (request) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      await ownedSite(store, request);
      const changed = await store.deleteComments(account, siteId, request.body.commentIds);
      return { ...DONE, changed };
    },
  );
}

function queryIn({ state, search = '' }: CommentsQuery): CommentQuery {
  return {
    ...(state === undefined ? {} : { state }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  };
}

function presentComment(comment: CommentRecord): OwnerComment {
  const { id, articleId, parentId, author, email, authorUrl, text, pageUrl, state, at } = comment;
  return {
    id,
    articleId,
    author,
    text,
    state,
    at: new Date(at).toISOString(),
    ...(parentId === '' ? {} : { parentId }),
    ...(email === '' ? {} : { email }),
    ...(authorUrl === '' ? {} : { url: authorUrl }),
    ...(pageUrl === '' ? {} : { pageUrl: `${pageUrl}#comment-${id}` }),
  };
}
