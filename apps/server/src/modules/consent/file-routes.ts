import { CLIENT_ID_PATTERN } from '@beckon/contract/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { unknownClient, unknownTemplate } from '../../errors.ts';
import { encodingFor } from '../../http/answers/compress.ts';
import { createKeptCompressed } from '../../http/answers/kept-compressed.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { filesIn } from './published-languages.ts';
import { languageOf } from './script-routes.ts';

const FileParams = Type.Object({ file: Type.String({ pattern: '^[0-9a-f]{32}\\.(html|css)$' }) });
const PolicyParams = Type.Object({ clientId: Type.String({ pattern: CLIENT_ID_PATTERN }) });
const PolicyQuery = Type.Object({ lang: Type.Optional(Type.String({ maxLength: 20 })) });
const FOR_EVER = 'public, max-age=31536000, immutable';
/** If a file is opened directly, the owner's html must not run in our own origin. */
const DEAD_PAGE =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:";
const TYPES = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** The body as this browser gets it. */
type Encode = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: { readonly hash: string; readonly body: string },
) => string | Buffer;

/** The files of a publication: banner and style sheet under their hashes, and the cookie policy. */
export function consentFileRoutes(app: PublicApp, { store }: PublicApiDeps): void {
  const compressed = createKeptCompressed();
  const encode: Encode = (request, reply, { hash, body }) => {
    const encoding = encodingFor(request, reply, body.length);
    return encoding === undefined ? body : compressed(hash, body, encoding);
  };

  app.get('/consent-files/:file', { schema: { params: FileParams } }, async (request, reply) => {
    const [hash = '', kind] = request.params.file.split('.');
    const body = await store.consentFile(hash);
    if (body === undefined) throw unknownTemplate();
    return reply
      .type(kind === 'css' ? TYPES.css : TYPES.html)
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', DEAD_PAGE)
      .header('x-content-type-options', 'nosniff')
      .send(encode(request, reply, { hash, body }));
  });

  app.get(
    '/sites/:clientId/cookie-policy.html',
    { schema: { params: PolicyParams, querystring: PolicyQuery } },
    async (request, reply) => {
      const live = await store.liveConsent(request.params.clientId);
      if (live === undefined) throw unknownClient();
      const { policy } = filesIn(live.published, languageOf(request.query.lang, live));
      const body = await store.consentFile(policy);
      if (body === undefined) throw unknownTemplate();
      return reply
        .type(TYPES.html)
        .header('cache-control', 'public, max-age=300')
        .header('content-security-policy', DEAD_PAGE)
        .header('x-content-type-options', 'nosniff')
        .send(encode(request, reply, { hash: policy, body }));
    },
  );
}
