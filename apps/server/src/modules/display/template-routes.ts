import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { unknownTemplate } from '../../errors.ts';
import { networkOf } from '../../lib/network-of.ts';
import { encodingFor } from '../../http/compress.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import type { TemplateFile } from './template-files.ts';

const FileParams = Type.Object({ file: Type.String({ pattern: '^[\\w-]{1,80}\\.html$' }) });
const YEAR_SECONDS = 31_536_000;
/** Browsers keep what they get: many people behind one address ask once each. */
const CALLS_PER_MINUTE = 1_200;

/**
 * `GET` at poptin_url: template html under the hash of its content, so it may be cached for ever.
 * docs/behaviour/display-call.md#the-template.
 */
export function templateRoutes(app: PublicApp, { templates, rate }: PublicApiDeps): void {
  app.get('/templates/:file', { schema: { params: FileParams } }, async (request, reply) => {
    rate.count(`template ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const template = await templates.read(request.params.file);
    if (template === undefined) throw unknownTemplate();
    // Opened by itself it is a dead page: nothing of an owner's may run under the dashboard's origin.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:",
      )
      .header('x-content-type-options', 'nosniff')
      .send(bodyFor(request, reply, template));
  });
}

function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  template: TemplateFile,
): string | Buffer {
  const encoding = encodingFor(request, reply, template.html.length);
  return encoding === undefined ? template.html : template.compressed(encoding);
}
