import { type Static, Type } from 'typebox';

/**
 * The popups whose leads go to a destination or to a recipient of mails, with the designs of their
 * A/B tests. The id of a deleted popup stays, so that nobody's leads go where they did not before.
 */
export const SourcePopups = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
  maxItems: 200,
  uniqueItems: true,
});
export type SourcePopups = Static<typeof SourcePopups>;
