import { type Static, Type } from 'typebox';
import { Instant } from './answers.ts';

export const PICTURES_PER_SITE = 200;
/** The maximum size of all pictures of an account together. */
export const PICTURE_MB_PER_ACCOUNT = 500;

/** A picture that an owner has uploaded for the popups of a site. */
export const Picture = Type.Object({
  id: Type.String(),
  /** The name of the owner's file. */
  name: Type.String(),
  /** Absolute; its content never changes. */
  url: Type.String(),
  bytes: Type.Integer(),
  uploadedAt: Instant,
});
export type Picture = Static<typeof Picture>;

/** `GET /api/owner/sites/{siteId}/pictures`, newest first. */
export const PicturesAnswer = Type.Object({
  success: Type.Literal(true),
  pictures: Type.Array(Picture),
});
export type PicturesAnswer = Static<typeof PicturesAnswer>;

/**
 * `POST /api/owner/sites/{siteId}/pictures`; `DELETE …/pictures/{pictureId}`. PNG, JPEG, GIF, WebP
 * or AVIF, recognised by their content; at most 2 MB. The same file again is the same picture.
 */
export const UploadPictureRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The file in base64. */
    data: Type.String({ minLength: 1, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  },
  { additionalProperties: false },
);
export type UploadPictureRequest = Static<typeof UploadPictureRequest>;

export const PictureAnswer = Type.Object({ success: Type.Literal(true), picture: Picture });
export type PictureAnswer = Static<typeof PictureAnswer>;
