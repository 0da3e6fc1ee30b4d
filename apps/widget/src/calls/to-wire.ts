import type { FilledField } from '@beckon/popup-view/view-contract';
import type { SubmittedField } from '@beckon/contract/calls';
import { CURRENT_VERSION, FIELD_LIMITS } from '@beckon/contract/values';
import { jsonText } from '@beckon/host-page/json-text';
import type { CartFacts, VisitFacts } from './visit-facts.ts';

/** Our words into the wire's: what several calls share. docs/wire-names.md. */
export type WireForm = Readonly<Record<string, string>>;

export function storeToWire({ shopKind, customerId }: VisitFacts): WireForm {
  return { store_integration: shopKind, store_integration_customer_id: customerId };
}

/**
 * The most characters that the server takes; more of it, and it would refuse the whole call.
 * Contract, `wire-text.ts`.
 */
export const LIMITS = { address: 4000, title: 1000, short: 300 } as const;
const LISTED_ADDRESS_LIMIT = 2000;
const LIST_LIMIT = 50_000;

/** The beginning of a text that is too long; the call matters more than the rest of an address. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit);
}

export function visitedPagesToWire({
  previousPages,
  pagesWithCurrent,
  allPages,
}: VisitFacts): WireForm {
  const listed = (url: string): string => cut(url, LISTED_ADDRESS_LIMIT);
  return {
    previous_visited_pages: newestToWire(previousPages.map(listed)),
    previous_visited_pages_with_current_page: newestToWire(
      pagesWithCurrent.map(({ url }) => listed(url)),
    ),
    previous_visited_pages_with_time_stamp: newestToWire(
      pagesWithCurrent.map(({ url, atMs }) => ({ url: listed(url), at: atMs })),
    ),
    all_visited_pages: newestToWire(allPages.map(listed)),
  };
}

/** The list without its oldest entries, if there are more than can be sent. */
function newestToWire(list: readonly unknown[]): string {
  const text = jsonText(list);
  return text.length > LIST_LIMIT ? newestToWire(list.slice(1)) : text;
}

export function cartToWire(cart: CartFacts | undefined, wixCartId: string): WireForm {
  return {
    wix_cart_id: wixCartId,
    cart_total_items: String(cart?.itemCount ?? 0),
    cart_total_price: String(cart?.totalValue ?? 0),
    cart_products_ids_list: jsonText(cart?.variantIds ?? []),
    cart_products_org_ids_list: jsonText(cart?.productIds ?? []),
  };
}

export function cookiesToWire(cookies: ReadonlyMap<string, string>): string {
  return jsonText(Object.fromEntries(cookies));
}

export function flagToWire(flag: boolean): string {
  return flag ? '1' : '0';
}

export function deviceToWire(isMobile: boolean): string {
  return isMobile ? 'mobile' : 'desktop';
}

/**
 * The answers under the wire's keys. Cut to what the server takes: a text that someone pasted must
 * not cost the lead. docs/behaviour/forms.md#names-of-answers.
 */
export function fieldsToWire(fields: readonly FilledField[]): SubmittedField[] {
  return fields.slice(0, FIELD_LIMITS.fields).map((field) => ({
    id: cut(field.id, FIELD_LIMITS.id),
    type: field.kind,
    name: cut(field.name, FIELD_LIMITS.name),
    placeholder: cut(field.placeholder, FIELD_LIMITS.placeholder),
    value: cut(field.value, FIELD_LIMITS.value),
    created_as: field.createdAs,
    created_version: CURRENT_VERSION,
    property_name: cut(field.label, FIELD_LIMITS.name),
  }));
}
