import { type Static, Type } from 'typebox';
import { AnyText, ShortText } from './wire-text.ts';

/**
 * `POST /api/display/goal/{client_id}`, form-encoded. Ours: something that the site wants has
 * happened, for example an order. docs/behaviour/goals.md.
 */
export const GoalRequest = Type.Object({
  goal: ShortText,
  /** A number that is not negative; missing or empty: the goal has no value. */
  value: Type.Optional(ShortText),
  /** Three letters of ISO 4217; empty: the currency of the site's shop. */
  currency: Type.Optional(ShortText),
  /**
   * The shop's own number of the order or other goal. A goal that is sent again under the same
   * number counts once.
   */
  goal_id: Type.Optional(ShortText),
  viewer_id: Type.Optional(ShortText),
  url: Type.Optional(AnyText),
  /** Identifies the goal if there is no `goal_id`, so that it counts once. */
  idempotency_key: Type.Optional(ShortText),
  /**
   * When it happened and when it is sent (ms, by the browser's clock). Only sent if the goal is
   * sent later than it happened.
   */
  happened_at: Type.Optional(ShortText),
  sent_at: Type.Optional(ShortText),
  cancel_visitor_count: Type.Optional(ShortText),
});
export type GoalRequest = Static<typeof GoalRequest>;
