import { createHash } from 'node:crypto';
import { VALIDATION_EMAILS_PATH } from '@beckon/contract/calls';
import { compressReply } from '../../http/answers/compress.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';

const DAY_SECONDS = 86_400;

/**
 * `GET /api/display/validation-emails`: free-mail domains, one per line.
 * docs/behaviour/forms.md#e-mail.
 */
export function freeMailRoutes(app: PublicApp, { freeMailDomains }: PublicApiDeps): void {
  const tag = `"${createHash('sha256').update(freeMailDomains).digest('base64url').slice(0, 20)}"`;
  app.get(VALIDATION_EMAILS_PATH, async (request, reply) => {
    reply
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .header('etag', tag)
      .type('text/plain; charset=utf-8');
    return request.headers['if-none-match'] === tag
      ? reply.code(304).send()
      : compressReply(request, reply, freeMailDomains);
  });
}
