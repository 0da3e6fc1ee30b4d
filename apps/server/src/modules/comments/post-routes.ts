import { PostCommentRequest } from '@beckon/contract/comments';
import type { Language } from '@beckon/contract/values';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { isJson } from '../../http/own-origin.ts';
import { ClientParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { CallRefused } from '../../errors.ts';
import { languageOfTag } from '../../lib/text/language-of-tag.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { type CommentRefusal, refusalText } from './refusal-text.ts';
import { moderationHash } from './moderation-hash.ts';
import { retryPage, thanksPage } from './retry-page.ts';
import { returnAddress, returnTicket } from './return-address.ts';
import { takeComment } from './take-comment.ts';

/** In bytes: the longest comment, with each character in its longest form encoding. */
const BODY_LIMIT = 1024 * 1024;
const SEE_OTHER = 303;
const STATUS_OF: Readonly<Partial<Record<CommentRefusal, number>>> = {
  closed: 403,
  'lost-parent': 409,
};

/** `POST …/wp-comments-post.php`: readers' comments. docs/behaviour/comments.md#sending-a-comment */
export function commentPostRoute(app: PublicApp, deps: PublicApiDeps): void {
  const { sites, secret } = deps;
  app.post(
    '/sites/:clientId/wp-comments-post.php',
    {
      bodyLimit: BODY_LIMIT,
      schema: { params: ClientParams, body: PostCommentRequest },
      errorHandler: (error, _request, reply) => {
        void answerFailure(error, reply, secret);
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { site } = await siteOfCall(request, sites, request.params.clientId);
      const language = languageOfTag(request.body.lang) ?? site.settings.language;
      const page = pageOf(request, request.body, secret);
      const pageUrl = page?.href.slice(0, 2000) ?? '';
      const taken = await takeComment(request, { site, form: request.body, pageUrl }, deps);
      if (typeof taken === 'string')
        return answerRefusal(request, reply, {
          refusal: taken,
          form: request.body,
          language,
          secret,
        });
      const location = page && locationOf(page, taken.id, secret);
      if (wantsJson(request))
        return reply.send({
          success: true,
          id: taken.id,
          // Programs learn nothing from the response.
          state: taken.state === 'spam' ? 'pending' : taken.state,
          location: location ?? '',
        });
      if (location !== undefined) return reply.redirect(location, SEE_OTHER);
      return sendPage(reply, 200, { html: thanksPage(language) });
    },
  );
}

function pageOf(
  { headers }: FastifyRequest,
  form: PostCommentRequest,
  secret: string,
): URL | undefined {
  return returnAddress({
    wanted: form.redirect_to,
    ticket: form.redirect_ticket,
    origin: headers.origin,
    referer: headers.referer,
    secret,
  });
}

function locationOf(page: URL, id: string, secret: string): string {
  const location = new URL(page);
  location.searchParams.set('unapproved', id);
  location.searchParams.set('moderation-hash', moderationHash(id, secret));
  location.hash = `comment-${id}`;
  return location.href;
}

interface Refused {
  readonly form: PostCommentRequest;
  readonly refusal: CommentRefusal;
  readonly language: Language;
  readonly secret: string;
  readonly status?: number;
}

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, form, language, secret, status = STATUS_OF[refusal] ?? 400 }: Refused,
) {
  const message = refusalText(refusal, language);
  if (wantsJson(request)) return reply.code(status).send({ success: false, message });
  const page = pageOf(request, form, secret);
  const html = retryPage({
    refusal,
    form,
    language,
    page: page?.href,
    ticket: page && returnTicket(page, secret),
  });
  return sendPage(reply, status, { html, page });
}

/**
 * Responds to failures of the request itself in the reader's language. Throws other errors, which
 * are handled as for any other request.
 */
function answerFailure(error: FastifyError, reply: FastifyReply, secret: string) {
  const { request } = reply;
  const form = Value.Check(PostCommentRequest, request.body) ? request.body : {};
  if (error.validation) throw error;
  const language = languageOfTag(form.lang) ?? 'en';
  const refused = (refusal: CommentRefusal, status: number) =>
    answerRefusal(request, reply, { refusal, form, language, secret, status });
  if (error instanceof CallRefused && error.statusCode === 429) {
    void reply.header('retry-after', String(error.retryAfterSeconds ?? 60));
    return refused('too-many', 429);
  }
  if (error.statusCode === 413) return refused('too-large', 413);
  if (error instanceof CallRefused) throw error;
  request.log.error({ err: error }, 'a comment could not be kept');
  return refused('failed', 503);
}

function sendPage(
  reply: FastifyReply,
  status: number,
  { html, page }: { readonly html: string; readonly page?: URL | undefined },
) {
  // Browsers also check the target of a redirect against the form's policy.
  const targets = page === undefined ? "'self'" : `'self' ${page.origin}`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('x-content-type-options', 'nosniff')
    .send(html);
}

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return isJson(request) || (accept.includes('application/json') && !accept.includes('text/html'));
}
