import { type Static, Type } from 'typebox';

/** Answer of calls whose answer the specification does not show. decisions.md. */
export const PlainAnswer = Type.Object({ success: Type.Literal(true) });
export type PlainAnswer = Static<typeof PlainAnswer>;
