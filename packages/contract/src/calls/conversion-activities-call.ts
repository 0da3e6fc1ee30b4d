import { type Static, Type } from 'typebox';
import { AnyText, ShortText, StoreFields } from './wire-text.ts';

/** `POST /api/display/conversion-activities/{client_id}`. docs/behaviour/calls.md#known-visitors. */
export const ConversionActivitiesRequest = Type.Object({
  email: Type.Optional(AnyText),
  poptin_id: ShortText,
  activity: Type.Union([Type.Literal('viewed'), Type.Literal('closed')]),
  url: Type.Optional(AnyText),
  ...StoreFields,
});
export type ConversionActivitiesRequest = Static<typeof ConversionActivitiesRequest>;
