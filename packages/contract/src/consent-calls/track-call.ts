import { type Static, Type } from 'typebox';

/**
 * `POST …/complianz/v1/track`: what a visitor allows. consent.js sends the fields from `consent_id`
 * on if the site keeps records.
 */
export const TrackRequest = Type.Object({
  consented_categories: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  consented_services: Type.Optional(
    Type.Union([
      Type.Record(Type.String({ maxLength: 80 }), Type.Unknown()),
      Type.Array(Type.Unknown(), { maxItems: 0 }),
    ]),
  ),
  consenttype: Type.Optional(Type.String({ maxLength: 20 })),
  consent_id: Type.Optional(Type.String({ maxLength: 64 })),
  policy_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  banner_version: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  /** When the visitor chose, in ms by the browser's clock. The same choice always has the same time. */
  chosen_at: Type.Optional(Type.Number()),
  /** When the report is sent again, by the same clock. Missing the first time. */
  sent_at: Type.Optional(Type.Number()),
});
export type TrackRequest = Static<typeof TrackRequest>;
