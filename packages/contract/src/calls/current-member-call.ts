import { type Static, Type } from 'typebox';

/** `GET` of the current member on a Wix site; its failure is not handled. */
export const CurrentMemberAnswer = Type.Object({
  member: Type.Optional(Type.Object({ id: Type.String() })),
});
export type CurrentMemberAnswer = Static<typeof CurrentMemberAnswer>;
