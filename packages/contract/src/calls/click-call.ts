import { type Static, Type } from 'typebox';
import { AnyText, JsonText, ShortText, StoreFields } from './wire-text.ts';

/**
 * `POST /api/display/click/{poptin_id}`: the popup itself, whatever its triggers and caps. A plain
 * `GET` (a link followed without our script) redirects to the page it came from, with
 * `?beckon-open={id}`. docs/behaviour/display-call.md#the-click-call.
 */
export const ClickRequest = Type.Object({
  /** As in the display call. */
  model: Type.Optional(ShortText),
  client_id: Type.Optional(ShortText),
  domain: Type.Optional(ShortText),
  browser_language: Type.Optional(ShortText),
  operating_system: Type.Optional(ShortText),
  poptin_display: Type.Optional(ShortText),
  poptin_viewed_url: Type.Optional(AnyText),
  if_mobile: Type.Optional(ShortText),
  /** Same JSON as in the display call: the visitor id is read from it. */
  cookies: Type.Optional(JsonText),
  cc: Type.Optional(AnyText),
  ...StoreFields,
  wix_cart_id: Type.Optional(AnyText),
  cart_total_items: Type.Optional(ShortText),
  cart_total_price: Type.Optional(ShortText),
  cart_products_ids_list: Type.Optional(JsonText),
  cart_products_org_ids_list: Type.Optional(JsonText),
});
export type ClickRequest = Static<typeof ClickRequest>;

/** Page-address parameter by which a link followed without our script opens its popup on the site. */
export const OPEN_PARAMETER = 'beckon-open';
