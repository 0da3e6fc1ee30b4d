import { withoutWebFonts } from '@beckon/templates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { unknownTemplate } from '../../errors.ts';
import { networkOf } from '../../lib/network-of.ts';
import { compressText, type Encoding, encodingFor } from '../../http/compress.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { readTemplateFile } from './template-file.ts';

const FileParams = Type.Object({ file: Type.String({ pattern: '^[\\w-]{1,80}\\.html$' }) });
const YEAR_SECONDS = 31_536_000;
const MAX_REMEMBERED = 500;
/** Browsers keep what they get: many people behind one address ask once each. */
const CALLS_PER_MINUTE = 1_200;

/** A template as it is sent. Under one name it never changes, so it is made once. */
interface Prepared {
  readonly html: string;
  readonly compressed: Map<Encoding, Buffer>;
}

/**
 * `GET` at poptin_url: template html under the hash of its content, so it may be cached for ever.
 * docs/behaviour/display-call.md#the-template.
 */
export function templateRoutes(app: PublicApp, { store, rate }: PublicApiDeps): void {
  const remembered = new LRUCache<string, Prepared>({ max: MAX_REMEMBERED });

  const read = async (file: string): Promise<Prepared | undefined> => {
    const known = remembered.get(file);
    if (known !== undefined) return known;
    const { hash, deviceFontsOnly } = readTemplateFile(file);
    const html = await store.templateHtml(hash);
    if (html === undefined) return undefined;
    const prepared = {
      html: deviceFontsOnly ? withoutWebFonts(html) : html,
      compressed: new Map<Encoding, Buffer>(),
    };
    remembered.set(file, prepared);
    return prepared;
  };

  app.get('/templates/:file', { schema: { params: FileParams } }, async (request, reply) => {
    rate.count(`template ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const prepared = await read(request.params.file);
    if (prepared === undefined) throw unknownTemplate();
    // Opened by itself it is a dead page: nothing of an owner's may run under the dashboard's origin.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:",
      )
      .header('x-content-type-options', 'nosniff')
      .send(bodyFor(request, reply, prepared));
  });
}

function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, compressed: made }: Prepared,
): string | Buffer {
  const encoding = encodingFor(request, reply, html.length);
  if (encoding === undefined) return html;
  const body = made.get(encoding) ?? compressText(html, encoding);
  made.set(encoding, body);
  return body;
}
