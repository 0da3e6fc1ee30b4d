import { withoutWebFonts } from '@beckon/templates';
import { Type } from 'typebox';
import { unknownTemplate } from '../../errors.ts';
import { squeeze } from '../../http/squeeze.ts';
import type { VisitorApp, VisitorParts } from '../../visitor-parts.ts';
import { readTemplateFile } from './template-file.ts';

const FileParams = Type.Object({ file: Type.String({ pattern: '^[\\w-]{1,80}\\.html$' }) });
const YEAR_SECONDS = 31_536_000;
const MAX_REMEMBERED = 500;

/**
 * `GET` at poptin_url: template html under the hash of its content, so it may be cached for ever.
 * docs/behaviour/display-call.md#the-template.
 */
export function templateRoutes(app: VisitorApp, { store }: VisitorParts): void {
  const remembered = new Map<string, string>();

  const read = async (hash: string): Promise<string | undefined> => {
    const html = remembered.get(hash) ?? (await store.templateHtml(hash));
    if (html === undefined) return undefined;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(hash, html);
    return html;
  };

  app.get('/templates/:file', { schema: { params: FileParams } }, async (request, reply) => {
    const { hash, deviceFontsOnly } = readTemplateFile(request.params.file);
    const html = await read(hash);
    if (html === undefined) throw unknownTemplate();
    // Opened by itself it is a dead page: nothing of an owner's may run under the dashboard's origin.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:",
      )
      .header('x-content-type-options', 'nosniff')
      .send(squeeze(request, reply, deviceFontsOnly ? withoutWebFonts(html) : html));
  });
}
