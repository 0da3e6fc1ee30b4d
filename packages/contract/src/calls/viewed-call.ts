import { type Static, Type } from 'typebox';
import { AnyText, ShortText, StoreFields } from './wire-text.ts';

/** `POST /api/display/viewed/{poptin_id}`, JSON. docs/behaviour/calls.md#views. */
export const ViewedRequest = Type.Object({
  viewer_id: ShortText,
  client_id: ShortText,
  trigger: Type.Optional(ShortText),
  /** `mobile` or `desktop`. */
  type: Type.Optional(ShortText),
  url: Type.Optional(AnyText),
  ...StoreFields,
  converted_email: Type.Optional(AnyText),
  /** Ours, for the reports: where the visitor came from, as in the display call. */
  referrer: Type.Optional(AnyText),
  origin_landing_page: Type.Optional(AnyText),
  /** Ours: number of the current visit; the first is 1. */
  visits: Type.Optional(Type.Number()),
  /** Ours, for the reports: how many items are in the shop's cart; missing: no cart is known. */
  cart_total_items: Type.Optional(Type.Number()),
  /**
   * Ours: a view that is reported again under its key is counted once and answered with the same
   * id.
   */
  idempotency_key: Type.Optional(ShortText),
  /** Ours: `1` counts nothing and returns a view id that no later call can use. */
  cancel_visitor_count: Type.Optional(ShortText),
});
export type ViewedRequest = Static<typeof ViewedRequest>;

/** Answered when the view is on disk. The id goes with closed, conversion and draw. */
export const ViewedAnswer = Type.Object({
  success: Type.Literal(true),
  poptin_view_id: Type.String(),
});
export type ViewedAnswer = Static<typeof ViewedAnswer>;
