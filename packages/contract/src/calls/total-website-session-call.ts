import { type Static, Type } from 'typebox';
import { AnyText, StoreFields } from './wire-text.ts';

/**
 * `POST /api/display/total-website-session/{client_id}`. Only when an e-mail is stored or a
 * customer id is non-zero. docs/behaviour/calls.md#known-visitors.
 */
export const TotalWebsiteSessionRequest = Type.Object({
  email: Type.Optional(AnyText),
  /** Host name of the page. */
  url: Type.Optional(AnyText),
  ...StoreFields,
});
export type TotalWebsiteSessionRequest = Static<typeof TotalWebsiteSessionRequest>;
