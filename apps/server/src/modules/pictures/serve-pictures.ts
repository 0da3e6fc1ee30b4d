import { Type } from 'typebox';
import { callNotFound } from '../../http/owner/owner-errors.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { CONTENT_TYPES } from './picture-kind.ts';
import { rememberPictures } from './picture-memory.ts';

const FileParams = Type.Object({
  file: Type.String({ pattern: '^[0-9a-f]{32}\\.(png|jpg|gif|webp|avif)$' }),
});
const YEAR_SECONDS = 31_536_000;
const REMEMBERED = { maxBytes: 32 * 1024 * 1024, keepMs: 5 * 60_000 };
/** Many people may share one address, and a page may contain many pictures. */
const CALLS_PER_MINUTE = 1200;
const CONTENT_TYPE_OF: ReadonlyMap<string, string> = new Map(Object.entries(CONTENT_TYPES));

/**
 * `GET /pictures/{id}.{kind}`: an owner's picture, for any page. The id is derived from the
 * content, so the picture can be cached forever.
 */
export function pictureFiles(app: PublicApp, { store, rate, now }: PublicApiDeps): void {
  const pictureData = rememberPictures((id) => store.pictureData(id), { ...REMEMBERED, now });
  app.get('/pictures/:file', { schema: { params: FileParams } }, async (request, reply) => {
    rate.count(`picture ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
    const [id = '', ending = ''] = request.params.file.split('.');
    const picture = await pictureData(id);
    const type = CONTENT_TYPE_OF.get(ending);
    if (picture?.kind !== ending || type === undefined) throw callNotFound();
    return reply
      .type(type)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .send(picture.data);
  });
}
