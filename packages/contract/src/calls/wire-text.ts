import { Type } from 'typebox';

/** Text of a form-encoded body: everything there is text, numbers too. */
export const ShortText = Type.String({ maxLength: 300 });
/** A token. */
export const LongText = Type.String({ maxLength: 4000 });
/**
 * Text that is trimmed where it is read, or not read at all: a call is never refused because of its
 * length. Other scripts of a page may write what we send from cookies and storage.
 */
export const AnyText = Type.String();
/** A list or map written as JSON inside a form field. */
export const JsonText = Type.String({ maxLength: 60_000 });
export const StoreFields = {
  /** `shopify`, `wix`, `ecwid` or empty. */
  store_integration: Type.Optional(ShortText),
  /** `0` or empty: nobody is signed in to the shop. */
  store_integration_customer_id: Type.Optional(AnyText),
};
