import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { unknownTemplate } from '../../../errors.ts';
import { networkOf } from '../../../lib/visitors/network-of.ts';
import { encodingFor } from '../../../http/answers/compress.ts';
import type { PublicApp, PublicApiDeps } from '../../../public-api-deps.ts';
import type { TemplateFile } from './template-files.ts';

const FileParams = Type.Object({ file: Type.String({ pattern: '^[\\w-]{1,80}\\.html$' }) });
const YEAR_SECONDS = 31_536_000;
/** Browsers cache templates, so even many people behind one address request each only once. */
const CALLS_PER_MINUTE = 1_200;

/**
 * `GET` at poptin_url: the html of a template. The address contains the hash of its content, so it
 * can be cached forever. docs/behaviour/display-call.md#the-template.
 */
export function templateRoutes(app: PublicApp, { templates, rate }: PublicApiDeps): void {
  app.get('/templates/:file', { schema: { params: FileParams } }, async (request, reply) => {
    rate.count(`template ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const template = await templates.read(request.params.file);
    if (template === undefined) throw unknownTemplate();
    // A template that is opened as a page must not run an owner's code on the dashboard's origin.
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
