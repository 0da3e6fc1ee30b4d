import { type Static, Type } from 'typebox';
import { AnyText, ShortText, StoreFields } from './wire-text.ts';

/** `POST /api/display/closed/{poptin_id}`. docs/behaviour/closing.md#reporting-a-close. */
export const ClosedRequest = Type.Object({
  client_id: ShortText,
  url: Type.Optional(AnyText),
  converted_email: Type.Optional(AnyText),
  ...StoreFields,
  /** Ours, for the reports: how the popup was closed, and in which view. */
  close_trigger: Type.Optional(ShortText),
  poptin_view_id: Type.Optional(ShortText),
  viewer_id: Type.Optional(ShortText),
  cancel_visitor_count: Type.Optional(ShortText),
});
export type ClosedRequest = Static<typeof ClosedRequest>;
