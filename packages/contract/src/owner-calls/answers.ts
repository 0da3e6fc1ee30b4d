import { type Static, Type } from 'typebox';

/**
 * The answer of every failed call, with its HTTP status: 400 bad input, 401 no session, 403 foreign
 * origin, 404 not found or not yours, 409, 413, 422 not ready for visitors, 429.
 */
export const FailedAnswer = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  /** With 422: each issue that prevents publishing. `message` contains all of them. */
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

/** The answer of calls that return no data. */
export const DoneAnswer = Type.Object({ success: Type.Literal(true) });
export type DoneAnswer = Static<typeof DoneAnswer>;

/** An instant in the owner's calls: ISO 8601 in UTC. */
export const Instant = Type.String();
/** A day in the site's time zone, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
