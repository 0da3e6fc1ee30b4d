import { ARTICLE_ID_PATTERN, type PublicComment } from '@beckon/contract/comments';
import { CLIENT_ID_PATTERN, LANGUAGES } from '@beckon/contract/values';
import { Type } from 'typebox';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { siteOfCall } from '../../http/visitor/site-of-call.ts';
import { compressReply } from '../../http/answers/compress.ts';
import type { CommentRecord } from '../../store/store.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { commentsHtml } from './comments-html.ts';
import { isModerationHash } from './moderation-hash.ts';

const ArticleParams = Type.Object({
  clientId: Type.String({ pattern: CLIENT_ID_PATTERN }),
  file: Type.String({ pattern: `${ARTICLE_ID_PATTERN.slice(0, -1)}\\.(html|json)$` }),
});
const ArticleQuery = Type.Object({
  lang: Type.Optional(Type.String({ maxLength: 20 })),
  unapproved: Type.Optional(Type.String({ maxLength: 64 })),
  'moderation-hash': Type.Optional(Type.String({ maxLength: 64 })),
});
/** The maximum number of comments on a page; the newest ones are shown. */
const MAX_SHOWN = 1_000;
const CALLS_A_MINUTE = 600;
/** For html that someone opens directly: text from readers must not run in our own origin. */
const DEAD_PAGE = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** The comments of an article, for its page. docs/behaviour/comments.md#showing-comments */
export function articleCommentRoute(app: PublicApp, deps: PublicApiDeps): void {
  const { store, sites, rate, secret } = deps;
  app.get(
    '/sites/:clientId/comments/:file',
    { schema: { params: ArticleParams, querystring: ArticleQuery } },
    async (request, reply) => {
      rate.count(`article comments ${networkOf(request.ip)}`, CALLS_A_MINUTE);
      const { site } = await siteOfCall(request, sites, request.params.clientId);
      const [articleId = '', kind] = request.params.file.split('.');
      const { unapproved: id, 'moderation-hash': hash = '', lang } = request.query;
      const comments = await store.articleComments(site.id, articleId, {
        alsoPending: id !== undefined && isModerationHash(id, hash, secret) ? id : undefined,
        limit: MAX_SHOWN,
      });
      void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      if (kind === 'json')
        return reply.send({ success: true, comments: comments.map(presentComment) });
      const language = LANGUAGES.find((each) => each === lang) ?? site.settings.language;
      const html = commentsHtml(comments, { language, timeZone: site.settings.timeZone });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', DEAD_PAGE)
        .send(compressReply(request, reply, html));
    },
  );
}

/** Only the owner sees the network address and the e-mail address. */
function presentComment(comment: CommentRecord): PublicComment {
  const { id, parentId, author, authorUrl, text, at, state } = comment;
  return {
    id,
    ...(parentId === '' ? {} : { parent: parentId }),
    author,
    ...(authorUrl === '' ? {} : { url: authorUrl }),
    at: new Date(at).toISOString(),
    text,
    ...(state === 'pending' ? { isPending: true } : {}),
  };
}
