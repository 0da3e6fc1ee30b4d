import { createHash } from 'node:crypto';
import {
  DoneAnswer,
  type Picture,
  PictureAnswer,
  PicturesAnswer,
  PICTURE_MB_PER_ACCOUNT,
  PICTURES_PER_SITE,
  UploadPictureRequest,
} from '@beckon/contract/owner-calls';
import { PICTURE_MAX_BYTES } from '@beckon/contract/values';
import { ownedSite } from '../../http/owner/owned-site.ts';
import {
  badRequest,
  pictureNotFound,
  siteNotFound,
  tooLarge,
} from '../../http/owner/owner-errors.ts';
import { PictureParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import type { PictureRecord, Store } from '../../store/store.ts';
import { pictureKind } from './picture-kind.ts';

interface PictureRouteDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly publicUrl: string | undefined;
}

const DONE = { success: true as const };
/** In bytes: the largest picture in base64, with its name. */
const BODY_LIMIT = Math.ceil(PICTURE_MAX_BYTES / 3) * 4 + 4096;
const ADDRESS = '/api/owner/sites/:siteId/pictures';

/** Pictures of the account's sites. Contract: `picture-calls.ts`. */
export function pictureRoutes(app: OwnerApp, { store, now, publicUrl }: PictureRouteDeps): void {
  app.get(
    ADDRESS,
    { schema: { params: SiteParams, response: { 200: PicturesAnswer } } },
    async (request) => {
      const [account, { siteId }] = [accountOf(request), request.params];
      await ownedSite(store, request);
      const pictures = await store.picturesOf(account, siteId);
      return {
        ...DONE,
        pictures: pictures.map((picture) => presentPicture(picture, ownOrigin(request, publicUrl))),
      };
    },
  );

  app.post(
    ADDRESS,
    {
      bodyLimit: BODY_LIMIT,
      schema: { params: SiteParams, body: UploadPictureRequest, response: { 201: PictureAnswer } },
    },
    async (request, reply) => {
      const { siteId } = request.params;
      const data = Buffer.from(request.body.data, 'base64');
      if (data.length > PICTURE_MAX_BYTES) throw tooLarge('This picture is larger than 2 MB.');
      const kind = pictureKind(data);
      if (kind === undefined)
        throw badRequest(
          'This is no picture that can be used. Take a PNG, JPEG, GIF, WebP or AVIF file.',
        );
      const id = createHash('sha256').update(siteId).update(data).digest('hex').slice(0, 32);
      const picture = await store.addPicture(
        accountOf(request),
        { id, siteId, name: request.body.name, kind, bytes: data.length, at: now(), data },
        { aSite: PICTURES_PER_SITE, bytesAnAccount: PICTURE_MB_PER_ACCOUNT * 1_000_000 },
      );
      if (picture === undefined) throw siteNotFound();
      if (picture === 'full')
        throw tooLarge(`This site has ${PICTURES_PER_SITE} pictures already. Delete some first.`);
      if (picture === 'heavy')
        throw tooLarge(
          `All pictures of your account may weigh ${PICTURE_MB_PER_ACCOUNT} MB together. Delete some first.`,
        );
      return reply
        .status(201)
        .send({ ...DONE, picture: presentPicture(picture, ownOrigin(request, publicUrl)) });
    },
  );

  app.delete(
    `${ADDRESS}/:pictureId`,
    { schema: { params: PictureParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { siteId, pictureId } = request.params;
      if (!(await store.removePicture(accountOf(request), siteId, pictureId)))
        throw pictureNotFound();
      return DONE;
    },
  );
}

function presentPicture({ id, name, kind, bytes, at }: PictureRecord, origin: string): Picture {
  return {
    id,
    name,
    url: `${origin}/pictures/${id}.${kind}`,
    bytes,
    uploadedAt: new Date(at).toISOString(),
  };
}
