import { samplePictureFile } from '@beckon/templates/picture-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callNotFound } from '../http/owner/owner-errors.ts';
import { FOR_EVER, sendStored } from './send-stored.ts';
import { createReader } from './stored-files.ts';

type PictureRequest = FastifyRequest<{ Params: { readonly file: string } }>;

/** `/sample-pictures/…`: the pictures of the designs, for any page, under names that never change. */
export async function samplePictures(app: FastifyInstance): Promise<void> {
  const read = createReader();
  app.get('/sample-pictures/:file', async (request: PictureRequest, reply) => {
    const path = samplePictureFile(request.params.file);
    const file = path === undefined ? undefined : await read(path);
    if (!file) throw callNotFound();
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendStored(reply, file, FOR_EVER);
  });
}
