import {
  BrowseAbandonmentQuery,
  GetClientIdAnswer,
  PlainAnswer,
  PriceRulesAnswer,
  ProductRecommendationAnswer,
  ProductRecommendationRequest,
  WixSaveOrderedProductsRequest,
} from '@beckon/contract/calls';
import { Type } from 'typebox';
import { badCall, unknownPopup, unknownShop } from '../../errors.ts';
import { keptText } from '../../http/call-facts.ts';
import { ClientParams, PopupParams, siteOfCall } from '../../http/site-of-call.ts';
import { requireSiteOrigin } from '../../http/site-origin.ts';
import { networkOf } from '../../lib/network-of.ts';
import { readJsonText } from '../../lib/read-json-text.ts';
import { newId } from '../../ids.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { presentPriceRules } from './price-rules.ts';
import { recommendProducts } from './recommend-products.ts';

const CALLS_PER_MINUTE = 1200;
const ShopParams = Type.Object({ shop: Type.String({ minLength: 1, maxLength: 253 }) });

/**
 * Calls of the shop integrations; what they return comes from the site's own settings.
 * docs/behaviour/shops.md.
 */
export function shopRoutes(app: PublicApp, { store, sites, rate, now }: PublicApiDeps): void {
  app.get(
    '/api/display/shopify/get-client-id/:shop',
    { schema: { params: ShopParams, response: { 200: GetClientIdAnswer } } },
    async (request) => {
      rate.count(`shop ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      const clientId = await store.clientIdOfDomain(request.params.shop);
      if (clientId === undefined) throw unknownShop();
      return { success: true as const, client_id: clientId };
    },
  );

  app.get(
    '/api/display/shopify/get-price-rules/:clientId',
    { schema: { params: ClientParams, response: { 200: PriceRulesAnswer } } },
    async (request) => {
      const { site } = await siteOfCall(request, sites, request.params.clientId);
      const { shop } = site.settings;
      return {
        success: true as const,
        price_rules: presentPriceRules(shop),
        ...(shop !== undefined && shop.currency !== '' && { currency: shop.currency }),
      };
    },
  );

  const recommendation = {
    params: PopupParams,
    body: ProductRecommendationRequest,
    response: { 200: ProductRecommendationAnswer },
  };
  app.post(
    '/api/display/shopify/product-recommendation/:popupId',
    { schema: recommendation },
    async (request) => {
      rate.count(`products ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      const live = await sites.findByPopup(request.params.popupId);
      if (!live) throw unknownPopup();
      requireSiteOrigin(request, live.site);
      return recommendProducts(request.body, live.site.settings.shop);
    },
  );

  app.get(
    '/shopify/save/browse-abandonment',
    { schema: { querystring: BrowseAbandonmentQuery, response: { 200: PlainAnswer } } },
    async (request) => {
      rate.count(`browse ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      const {
        clientId,
        customer,
        products,
        data_for: kind,
        total_cart_value: value,
      } = request.query;
      const { site } = await siteOfCall(request, sites, clientId);
      await store.recordActivity({
        id: newId(),
        siteId: site.id,
        kind: kind === 'cart' ? 'shop-cart' : 'shop-products',
        email: '',
        customerId: keptText(customer),
        popupId: '',
        url: '',
        data: { products: readProducts(products), total: keptText(value) },
        at: now(),
      });
      return { success: true as const };
    },
  );

  app.post(
    '/api/display/wix/save-ordered-products',
    { schema: { body: WixSaveOrderedProductsRequest, response: { 200: PlainAnswer } } },
    async (request) => {
      rate.count(`browse ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      const { client_id: clientId, customer_id: customer, products } = request.body;
      const { site } = await siteOfCall(request, sites, clientId);
      await store.recordActivity({
        id: newId(),
        siteId: site.id,
        kind: 'shop-products',
        email: '',
        customerId: keptText(customer),
        popupId: '',
        url: '',
        data: { products: typeof products === 'string' ? readProducts(products) : products },
        at: now(),
      });
      return { success: true as const };
    },
  );
}

function readProducts(json: string | undefined): unknown {
  if (json === undefined || json === '') return [];
  const products = readJsonText(json);
  if (products === undefined) throw badCall('products is not valid JSON.');
  return products;
}
