import { type Static, Type } from 'typebox';
import { WireRedirectOptions } from './wire-popup.ts';
import { ShortText } from './wire-text.ts';

/**
 * `POST /api/display/draw/{poptin_id}`, ours: the prize of a game, or the visitor's own coupon
 * code. The view id that `viewed` returned is the one-use ticket: the same visitor asking again
 * gets the same prize. `viewer_id` is the signed viewer id of the popup in the display response.
 * 409: the form comes first and was not sent. With `cancel_visitor_count=1` nothing is consumed or
 * stored and no real code is given. 403: a view id that is not this visitor's view of this popup.
 * docs/behaviour/games.md#drawing.
 */
export const DrawRequest = Type.Object({
  client_id: ShortText,
  viewer_id: ShortText,
  poptin_view_id: Type.Optional(ShortText),
  cancel_visitor_count: Type.Optional(ShortText),
});
export type DrawRequest = Static<typeof DrawRequest>;

/**
 * `prize_id` is empty when nothing could be drawn (no prizes, all weights zero, all out of stock):
 * then the visitor has lost. For a popup that gives each visitor a different coupon code, it is
 * `coupon`, and `code` is the visitor's code. `code_valid_for`: for how many more seconds the code
 * is valid; at 0, `code` is empty.
 */
export const DrawAnswer = Type.Object({
  success: Type.Literal(true),
  prize_id: Type.String(),
  is_winner: Type.Boolean(),
  label: Type.String(),
  code: Type.String(),
  code_valid_for: Type.Optional(Type.Integer({ minimum: 0 })),
  redirect_to: Type.String(),
  redirect_to_options: Type.Optional(WireRedirectOptions),
});
export type DrawAnswer = Static<typeof DrawAnswer>;
