import { type Static, Type } from 'typebox';
import { AnyText, ShortText } from './wire-text.ts';

/**
 * `POST /api/display/errors`, ours: what failed in the visitor's browser. Never contains form
 * values. docs/behaviour/calls.md#error-reports.
 */
export const ErrorReport = Type.Object({
  client_id: Type.Optional(ShortText),
  poptin_id: Type.Optional(ShortText),
  /** Name of the call or part that failed. */
  where: ShortText,
  message: Type.Optional(AnyText),
  url: Type.Optional(AnyText),
  version: Type.Optional(ShortText),
});
export type ErrorReport = Static<typeof ErrorReport>;
