import { type Static, Type } from 'typebox';

export const PriceRule = Type.Object({
  target_type: Type.String(),
  allocation_method: Type.String(),
  target_selection: Type.String(),
  prerequisite_subtotal_range: Type.Object({ greater_than_or_equal_to: Type.String() }),
});
export type PriceRule = Static<typeof PriceRule>;

/**
 * `GET /api/display/shopify/get-price-rules/{client_id}`: from the site's settings, for the
 * free-shipping tags. docs/behaviour/shops.md#calls-for-shops.
 */
export const PriceRulesAnswer = Type.Object({
  success: Type.Literal(true),
  price_rules: Type.Array(PriceRule),
  /** The currency of the amounts, three letters; our addition to the wire format. */
  currency: Type.Optional(Type.String()),
});
export type PriceRulesAnswer = Static<typeof PriceRulesAnswer>;
