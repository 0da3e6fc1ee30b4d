import { type Static, Type } from 'typebox';
import { ShortText } from './wire-text.ts';

/**
 * `POST /api/display/interaction/{poptin_id}`: the visitor did something with the popup for the
 * first time in this view. The answer is the same as that of `closed`.
 * docs/behaviour/calls.md#interactions.
 */
export const InteractionRequest = Type.Object({
  client_id: ShortText,
  poptin_view_id: ShortText,
  viewer_id: Type.Optional(ShortText),
  cancel_visitor_count: Type.Optional(ShortText),
});
export type InteractionRequest = Static<typeof InteractionRequest>;
