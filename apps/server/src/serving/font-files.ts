import { currentFontName, fontFile } from '@beckon/templates/font-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callNotFound } from '../http/owner/owner-errors.ts';
import { FOR_EVER, FOR_MINUTES, sendStored } from './send-stored.ts';
import { createReader } from './stored-files.ts';

type FontRequest = FastifyRequest<{ Params: { readonly name: string } }>;

/**
 * `/fonts/…`: the web fonts of the templates, for every site, under names that change with their
 * content. Requests for an earlier version of a font, from older templates, are redirected to the
 * current one.
 */
export async function fontFiles(app: FastifyInstance): Promise<void> {
  const read = createReader();
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*');
  });
  app.get('/fonts/:name', async (request: FontRequest, reply) => {
    const { name } = request.params;
    const path = fontFile(name);
    const file = path === undefined ? undefined : await read(path);
    if (file) return sendStored(reply, file, FOR_EVER);
    const current = currentFontName(name);
    if (current === undefined || current === name) throw callNotFound();
    return reply.header('cache-control', FOR_MINUTES).redirect(`/fonts/${current}`, 302);
  });
}
