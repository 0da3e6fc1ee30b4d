import { type Static, Type } from 'typebox';

/**
 * `GET /api/display/shopify/get-client-id/{shop}`: the site whose domains hold the shop's host
 * name. Display spec §7.
 */
export const GetClientIdAnswer = Type.Object({
  success: Type.Literal(true),
  client_id: Type.String(),
});
export type GetClientIdAnswer = Static<typeof GetClientIdAnswer>;
