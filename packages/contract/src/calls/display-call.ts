import { type Static, Type } from 'typebox';
import { AnyText, JsonText, LongText, ShortText, StoreFields } from './wire-text.ts';
import type { Popup } from '../popup/popup.ts';
import { WirePopup } from './wire-popup.ts';

/**
 * `POST /api/display/{clientId}`, form-encoded. All values are text; lists and maps are JSON in
 * text: `cookies` is `{name: value}` of our own cookies (`poptin_…`) — `name=value; …` is read too;
 * `triggers` is a `VisitNumbers`; the visited-page lists are arrays of addresses,
 * `…_with_time_stamp` an array of `{url, at}` with `at` in ms; `poptin_forms_id` an array of the
 * ids of embedded popups on the page; cart lists are arrays of ids.
 * docs/behaviour/display-call.md#what-the-call-sends.
 */
export const DisplayRequest = Type.Object({
  /** Ours: the build of the script that can read `popups`. A server of the same build sends them. */
  model: Type.Optional(ShortText),
  domain: Type.Optional(ShortText),
  referrer: Type.Optional(AnyText),
  previous_url: Type.Optional(AnyText),
  cookies: Type.Optional(JsonText),
  triggers: Type.Optional(JsonText),
  /** Country code from the cookie. If it is sent, the server does not look up the country. */
  cc: Type.Optional(AnyText),
  poptin_forms_id: Type.Optional(JsonText),
  /** `1` or `0`. */
  if_mobile: Type.Optional(ShortText),
  page_title: Type.Optional(AnyText),
  origin_landing_page: Type.Optional(AnyText),
  if_page_refreshed: Type.Optional(ShortText),
  /** The page the visitor is on. */
  poptin_viewed_url: Type.Optional(AnyText),
  previous_visited_pages: Type.Optional(AnyText),
  previous_visited_pages_with_current_page: Type.Optional(AnyText),
  previous_visited_pages_with_time_stamp: Type.Optional(AnyText),
  all_visited_pages: Type.Optional(AnyText),
  ...StoreFields,
  wix_cart_id: Type.Optional(AnyText),
  cart_total_items: Type.Optional(ShortText),
  cart_total_price: Type.Optional(ShortText),
  cart_products_ids_list: Type.Optional(JsonText),
  cart_products_org_ids_list: Type.Optional(JsonText),
  preview_poptin_id: Type.Optional(ShortText),
  /** `1` in preview and for the owner: nothing is counted. */
  cancel_visitor_count: Type.Optional(ShortText),
  converted_email: Type.Optional(AnyText),
  browser_language: Type.Optional(ShortText),
  operating_system: Type.Optional(ShortText),
  /**
   * Ours: the page view asks again because its cart has changed. Contains the ids of the popups
   * that it was offered before, which are not counted a second time.
   */
  offered_before: Type.Optional(JsonText),
  /**
   * Signed owner token: plan-limit popups are shown only to its holder.
   * docs/behaviour/starting.md#owner-visits.
   */
  owner: Type.Optional(LongText),
});
export type DisplayRequest = Static<typeof DisplayRequest>;

/**
 * The JSON inside `triggers`: visit count, pages this visit, seconds on site.
 * docs/behaviour/display-call.md#what-the-call-sends.
 */
export const VisitNumbers = Type.Object({
  /** Number of the current visit; the first is 1. */
  visits: Type.Number(),
  pages: Type.Number(),
  seconds: Type.Number(),
});
export type VisitNumbers = Static<typeof VisitNumbers>;

/**
 * Ours: settings of the site for decisions in the browser. If a value is missing, the one in
 * brackets applies.
 */
export const WireSiteSettings = Type.Object({
  /** Automatic popups a visit (2). */
  attention_budget: Type.Number(),
  time_zone: Type.String(),
  /** `rolling` or `calendar` ("every few days" counts 24 h or calendar days). */
  day_kind: Type.String(),
  /** `off` or `opt-in`: before consent, only strictly functional markers are stored. */
  consent_mode: Type.String(),
  /** 1: the conversion code may be put into the page's head. */
  trusted_code: Type.Number(),
  /** 1: the IP address may be stored in the cookie `poptin_user_ip`. */
  ip_cookie: Type.Number(),
  /** 1: a live popup has a rule about the cart, so a changed cart is worth another display call. */
  cart_rules: Type.Optional(Type.Number()),
});
export type WireSiteSettings = Static<typeof WireSiteSettings>;

/** The display response. docs/behaviour/display-call.md#the-answer. */
export const DisplayAnswer = Type.Object({
  display: Type.Union([Type.Literal('allowed'), Type.Literal('not_allowed')]),
  message: Type.String(),
  poptins: Type.Array(WirePopup),
  /**
   * Ours, in place of `poptins`: the same popups in our own structure, for a script of the server's
   * build.
   */
  popups: Type.Optional(Type.Array(Type.Unsafe<Popup>({}))),
  if_freemium: Type.Boolean(),
  country: Type.String(),
  country_code: Type.String(),
  lang: Type.String(),
  /** Empty unless the site keeps the IP address in a cookie. */
  ip: Type.String(),
  cc: Type.String(),
  is_client_restriction: Type.Boolean(),
  client_restriction_setting: Type.Object({
    id: Type.Optional(Type.String()),
    upgrade_popup: Type.Optional(Type.String()),
    remindme_popup: Type.Optional(Type.String()),
    mote_than_two_days: Type.Optional(Type.Boolean()),
  }),
  wix_cart_details: Type.Optional(
    Type.Object({
      lineItems: Type.Array(Type.Unknown()),
      subtotal: Type.Object({ amount: Type.Number() }),
    }),
  ),
  site: Type.Optional(WireSiteSettings),
  /** Ours: the template's html of the popup named in `template_of`, which opens soon. */
  template: Type.Optional(Type.String()),
  template_of: Type.Optional(Type.String()),
});
export type DisplayAnswer = Static<typeof DisplayAnswer>;
