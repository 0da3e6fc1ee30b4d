import { type Static, Type } from 'typebox';

/** The answer of calls whose caller needs no data. docs/behaviour/calls.md. */
export const PlainAnswer = Type.Object({ success: Type.Literal(true) });
export type PlainAnswer = Static<typeof PlainAnswer>;
