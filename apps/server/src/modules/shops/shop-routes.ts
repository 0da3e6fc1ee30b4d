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
import { keptText } from '../../http/visitor/call-facts.ts';
import { countStored } from '../../http/visitor/rate-limit.ts';
import { ClientParams, PopupParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { requireSiteOrigin } from '../../http/visitor/site-origin.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { readJsonText } from '../../lib/json/read-json-text.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import { newId } from '../../ids.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { presentPriceRules } from './price-rules.ts';
import { readProductIds } from './read-product-ids.ts';
import { recommendProducts } from './recommend-products.ts';

const CALLS_PER_MINUTE = 1200;
/**
 * How many earlier orders of the customer, and how many of their products, a new order is linked
 * to.
 */
const EARLIER_ORDERS = 5;
const EARLIER_PRODUCTS = 20;
const LONGEST_ID = 100;
const LONGEST_VALUE = 40;
const ShopParams = Type.Object({ shop: Type.String({ minLength: 1, maxLength: 253 }) });

/**
 * Calls of the shop integrations. Their answers come from the site's own settings.
 * docs/behaviour/shops.md.
 */
export function shopRoutes(app: PublicApp, deps: PublicApiDeps): void {
  addSettingsRoutes(app, deps);
  addRecommendationRoute(app, deps);
  addBrowsingRoute(app, deps);
  addOrderRoute(app, deps);
}

function addSettingsRoutes(app: PublicApp, { store, sites, rate }: PublicApiDeps): void {
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
}

function addRecommendationRoute(app: PublicApp, { store, sites, rate, now }: PublicApiDeps): void {
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
      const { id: siteId, settings } = live.site;
      return recommendProducts(request.body, {
        store,
        siteId,
        currency: settings.shop?.currency ?? '',
        today: wallClock(now(), settings.timeZone).day,
      });
    },
  );
}

/** Records the products that visitors viewed. */
function addBrowsingRoute(app: PublicApp, { store, sites, rate, now }: PublicApiDeps): void {
  app.get(
    '/shopify/save/browse-abandonment',
    { schema: { querystring: BrowseAbandonmentQuery, response: { 200: PlainAnswer } } },
    async (request) => {
      rate.count(`browse ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      countStored(rate, 'browse', request);
      const {
        clientId,
        customer,
        products,
        data_for: kind,
        total_cart_value: value,
      } = request.query;
      const { site } = await siteOfCall(request, sites, clientId);
      const viewed = readProductIds(readProducts(products));
      const day = wallClock(now(), site.settings.timeZone).day;
      await store.countProductEvents(site.id, day, viewed);
      await store.recordActivity({
        id: newId(),
        siteId: site.id,
        kind: kind === 'cart' ? 'shop-cart' : 'shop-products',
        email: '',
        customerId: customerIdOf(customer),
        popupId: '',
        url: '',
        data: { products: viewed, total: keptText(value).slice(0, LONGEST_VALUE) },
        at: now(),
      });
      return { success: true as const };
    },
  );
}

/** Records the products that visitors ordered. */
function addOrderRoute(app: PublicApp, { store, sites, rate, now }: PublicApiDeps): void {
  app.post(
    '/api/display/wix/save-ordered-products',
    { schema: { body: WixSaveOrderedProductsRequest, response: { 200: PlainAnswer } } },
    async (request) => {
      rate.count(`browse ${networkOf(request.ip)}`, CALLS_PER_MINUTE);
      countStored(rate, 'browse', request);
      const { client_id: clientId, customer_id: customer, products } = request.body;
      const { site } = await siteOfCall(request, sites, clientId);
      // Names of products are not stored, because they are long and nothing uses them.
      const ids = readProductIds(typeof products === 'string' ? readProducts(products) : products);
      const customerId = customerIdOf(customer);
      const earlier = await store.ordersOf(site.id, customerId, EARLIER_ORDERS);
      await store.countOrder(site.id, wallClock(now(), site.settings.timeZone).day, {
        ids,
        earlierIds: earlier.flatMap(idsOfOrder).slice(0, EARLIER_PRODUCTS),
      });
      await store.recordActivity({
        id: newId(),
        siteId: site.id,
        kind: 'shop-order',
        email: '',
        customerId,
        popupId: '',
        url: '',
        data: { products: ids },
        at: now(),
      });
      return { success: true as const };
    },
  );
}

/**
 * Shops' ids are short. A longer text is not an id. It is only cut, because no call is refused for
 * it.
 */
function customerIdOf(text: string | undefined): string {
  return keptText(text).slice(0, LONGEST_ID);
}

function readProducts(json: string | undefined): unknown {
  if (json === undefined || json === '') return [];
  const products = readJsonText(json);
  if (products === undefined) throw badCall('products is not valid JSON.');
  return products;
}

function idsOfOrder(order: unknown): readonly string[] {
  return typeof order === 'object' && order !== null && 'products' in order
    ? readProductIds(order.products)
    : [];
}
