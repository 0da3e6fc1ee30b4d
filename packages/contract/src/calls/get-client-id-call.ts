import { type Static, Type } from 'typebox';

/**
 * `GET /api/display/shopify/get-client-id/{shop}`: the site whose domains contain the shop's host
 * name. docs/behaviour/shops.md#client-id-of-a-shop.
 */
export const GetClientIdAnswer = Type.Object({
  success: Type.Literal(true),
  client_id: Type.String(),
});
export type GetClientIdAnswer = Static<typeof GetClientIdAnswer>;
