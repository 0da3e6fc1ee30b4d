import { type Static, Type } from 'typebox';
import { OwnLook } from '../settings/look.ts';

/**
 * `POST /api/owner/sites/{siteId}/brand/read`: reads the brand from a page of the owner's website;
 * nothing is saved. 400 for an invalid page address, 422 with the reason when the page cannot be
 * loaded, 429 for too many at once.
 */
export const ReadBrandRequest = Type.Object(
  { url: Type.String({ minLength: 4, maxLength: 2000 }) },
  { additionalProperties: false },
);
export type ReadBrandRequest = Static<typeof ReadBrandRequest>;

/** What was not found is left out. */
export const ReadBrandAnswer = Type.Object({
  success: Type.Literal(true),
  brand: OwnLook,
  /** Absolute address of the picture. */
  logo: Type.Optional(Type.String()),
});
export type ReadBrandAnswer = Static<typeof ReadBrandAnswer>;
