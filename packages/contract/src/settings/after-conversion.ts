import { type Static, Type } from 'typebox';
import { POPUP_ID_PATTERN } from '../values/popup-id.ts';

/**
 * What follows a submission, in the order it is looked at.
 * docs/behaviour/conversions.md#what-follows.
 */
export const AfterConversionSettings = Type.Object({
  thanksScreen: Type.Boolean(),
  /** Seconds until the thank-you screen closes by itself; missing: it stays up to 60 s. */
  thanksCloseAfterSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 3600 })),
  redirect: Type.Optional(
    Type.Object({
      url: Type.String({ minLength: 1, maxLength: 2000 }),
      sendFormData: Type.Boolean(),
      target: Type.Union([Type.Literal('same-tab'), Type.Literal('new-tab')]),
    }),
  ),
  /** Opens this popup next, through the `click` call. */
  chainToPopupId: Type.Optional(Type.String({ pattern: POPUP_ID_PATTERN })),
});
export type AfterConversionSettings = Static<typeof AfterConversionSettings>;
