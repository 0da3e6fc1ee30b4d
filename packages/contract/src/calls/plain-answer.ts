import { type Static, Type } from 'typebox';

/** What a call returns whose caller needs nothing else. docs/behaviour/calls.md. */
export const PlainAnswer = Type.Object({ success: Type.Literal(true) });
export type PlainAnswer = Static<typeof PlainAnswer>;
