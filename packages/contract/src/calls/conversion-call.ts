import { type Static, Type } from 'typebox';
import { JsonText, LongText, ShortText, StoreFields } from './wire-text.ts';

const MAX_FIELDS = 200;

/** A field of `newExtraFields`. Interaction spec §3.5. */
export const SubmittedField = Type.Object({
  id: Type.String({ maxLength: 200 }),
  type: Type.String({ maxLength: 40 }),
  name: Type.String({ maxLength: 300 }),
  placeholder: Type.Optional(Type.String({ maxLength: 1000 })),
  value: Type.String({ maxLength: 20_000 }),
  created_as: Type.Optional(Type.String({ maxLength: 40 })),
  created_version: Type.Optional(Type.Number()),
  property_name: Type.Optional(Type.String({ maxLength: 300 })),
});
export type SubmittedField = Static<typeof SubmittedField>;

/** The JSON inside `newExtraFields`. */
export const SubmittedFields = Type.Array(SubmittedField, { maxItems: MAX_FIELDS });

/**
 * `POST /api/display/conversion/{viewer_id}`, form-encoded; each form field besides, by its own name. Interaction spec §7.
 * What is ours: `idempotency_key` (the same key is stored once and answered with the same id), `hp` (a trap field that people
 * leave empty), `shown_ms` (ms between showing and submitting), `prize_id`, `partial` (`1`: steps so far of a longer form).
 */
export const ConversionRequest = Type.Object({
  poptin_id: ShortText,
  client_id: ShortText,
  url: Type.Optional(LongText),
  p_target: Type.Optional(ShortText),
  checkbox_checked: Type.Optional(LongText),
  referrer: Type.Optional(LongText),
  previous_url: Type.Optional(LongText),
  trigger: Type.Optional(ShortText),
  title: Type.Optional(LongText),
  /** `mobile` or `desktop`. */
  visitor: Type.Optional(ShortText),
  facebook_messanger_data_ref: Type.Optional(LongText),
  origin_landing_page: Type.Optional(LongText),
  previous_visited_pages: Type.Optional(JsonText),
  previous_visited_pages_with_current_page: Type.Optional(JsonText),
  previous_visited_pages_with_time_stamp: Type.Optional(JsonText),
  all_visited_pages: Type.Optional(JsonText),
  ...StoreFields,
  browser_language: Type.Optional(ShortText),
  operating_system: Type.Optional(ShortText),
  newExtraFields: Type.Optional(JsonText),
  /** The visitor id. decisions.md. */
  leader_request_cookie: Type.Optional(ShortText),
  extra_button: Type.Optional(ShortText),
  coupon: Type.Optional(ShortText),
  poptin_view_id: Type.Optional(ShortText),
  idempotency_key: Type.Optional(ShortText),
  hp: Type.Optional(LongText),
  shown_ms: Type.Optional(ShortText),
  prize_id: Type.Optional(ShortText),
  partial: Type.Optional(ShortText),
  cancel_visitor_count: Type.Optional(ShortText),
}, { additionalProperties: true });
export type ConversionRequest = Static<typeof ConversionRequest>;

/** Answered when the lead is on disk. */
export const ConversionAnswer = Type.Object({
  success: Type.Literal(true),
  conversion_id: Type.String(),
  integration: Type.Object({ conversion_code: Type.String() }),
});
export type ConversionAnswer = Static<typeof ConversionAnswer>;
