import { type Static, Type } from 'typebox';
import { FIELD_LIMITS } from '../values/limits.ts';
import { AnyText, ShortText } from './wire-text.ts';

/** A field of `newExtraFields`. docs/behaviour/forms.md#names-of-answers. */
export const SubmittedField = Type.Object({
  id: Type.String({ maxLength: FIELD_LIMITS.id }),
  type: Type.String({ maxLength: FIELD_LIMITS.kind }),
  name: Type.String({ maxLength: FIELD_LIMITS.name }),
  placeholder: Type.Optional(Type.String({ maxLength: FIELD_LIMITS.placeholder })),
  value: Type.String({ maxLength: FIELD_LIMITS.value }),
  created_as: Type.Optional(Type.String({ maxLength: FIELD_LIMITS.kind })),
  created_version: Type.Optional(Type.Number()),
  property_name: Type.Optional(Type.String({ maxLength: FIELD_LIMITS.name })),
});
export type SubmittedField = Static<typeof SubmittedField>;

/** The JSON inside `newExtraFields`. */
export const SubmittedFields = Type.Array(SubmittedField, { maxItems: FIELD_LIMITS.fields });

/**
 * `POST /api/display/conversion/{viewer_id}`, form-encoded. Each form field is also sent under its
 * own name. What we have added: `idempotency_key` (the same key is stored once and gets the same
 * id), `hp` (a trap field that people leave empty), `shown_ms` (ms between showing and submitting),
 * `prize_id`, `partial` (`1`: steps so far of a longer form).
 * docs/behaviour/calls.md#conversion-call.
 */
export const ConversionRequest = Type.Object(
  {
    poptin_id: ShortText,
    client_id: ShortText,
    url: Type.Optional(AnyText),
    p_target: Type.Optional(AnyText),
    checkbox_checked: Type.Optional(AnyText),
    referrer: Type.Optional(AnyText),
    previous_url: Type.Optional(AnyText),
    trigger: Type.Optional(AnyText),
    title: Type.Optional(AnyText),
    /** `mobile` or `desktop`. */
    visitor: Type.Optional(AnyText),
    facebook_messanger_data_ref: Type.Optional(AnyText),
    origin_landing_page: Type.Optional(AnyText),
    previous_visited_pages: Type.Optional(AnyText),
    previous_visited_pages_with_current_page: Type.Optional(AnyText),
    previous_visited_pages_with_time_stamp: Type.Optional(AnyText),
    all_visited_pages: Type.Optional(AnyText),
    /** `shopify`, `wix`, `ecwid` or empty. */
    store_integration: Type.Optional(AnyText),
    store_integration_customer_id: Type.Optional(AnyText),
    browser_language: Type.Optional(AnyText),
    operating_system: Type.Optional(AnyText),
    newExtraFields: Type.Optional(AnyText),
    /** The visitor id. */
    leader_request_cookie: Type.Optional(AnyText),
    extra_button: Type.Optional(AnyText),
    coupon: Type.Optional(AnyText),
    poptin_view_id: Type.Optional(AnyText),
    idempotency_key: Type.Optional(AnyText),
    hp: Type.Optional(AnyText),
    shown_ms: Type.Optional(AnyText),
    prize_id: Type.Optional(AnyText),
    partial: Type.Optional(AnyText),
    /**
     * When it happened and when it is sent (ms, by the browser's clock). Only sent if the
     * conversion is sent later than it happened.
     */
    happened_at: Type.Optional(AnyText),
    sent_at: Type.Optional(AnyText),
    cancel_visitor_count: Type.Optional(AnyText),
  },
  { additionalProperties: true },
);
export type ConversionRequest = Static<typeof ConversionRequest>;

/** Answered when the lead is on disk. */
export const ConversionAnswer = Type.Object({
  success: Type.Literal(true),
  conversion_id: Type.String(),
  integration: Type.Object({ conversion_code: Type.String() }),
});
export type ConversionAnswer = Static<typeof ConversionAnswer>;
