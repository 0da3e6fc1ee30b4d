import { type Static, Type } from 'typebox';

/**
 * What every failed call answers, with its HTTP status: 400 bad input, 401 no session, 403 foreign
 * origin, 404 not there or not yours, 409, 413, 422 not ready for visitors, 429.
 */
export const FailedAnswer = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  /** With 422: each thing that keeps a popup from visitors; the message holds them all. */
  issues: Type.Optional(
    Type.Array(
      Type.Object({
        section: Type.String(),
        blockId: Type.Optional(Type.String()),
        message: Type.String(),
      }),
    ),
  ),
});
export type FailedAnswer = Static<typeof FailedAnswer>;

/** Answer of calls that only do something. */
export const DoneAnswer = Type.Object({ success: Type.Literal(true) });
export type DoneAnswer = Static<typeof DoneAnswer>;

/** An instant as the owner's calls carry it: ISO 8601 in UTC. */
export const Instant = Type.String();
/** A day in the site's time zone, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
