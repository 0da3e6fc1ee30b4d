import type { FastifyInstance } from 'fastify';
import { addVisitorBodyParsers } from '../../http/body-parsers.ts';
import { callNotFound } from '../../http/owner/owner-errors.ts';
import { DEMO_SHOPS, readCookie, shopBase } from './cart-cookie.ts';
import { checkoutCalls } from './checkout.ts';
import { DEMO_CODE, DEMO_CURRENCY, DEMO_PRODUCTS } from './demo-products.ts';
import { shopifyShop } from './shopify-shop.ts';
import { wixSite } from './wix-site.ts';
import { wooCommerceShop } from './woocommerce-shop.ts';

/**
 * The servers behind the demo shops: what Shopify, Wix and WooCommerce answer to the calls of our
 * script (Ecwid answers with its own scripts). The server stores nothing: a cart is a cookie.
 */
export async function demoShops(app: FastifyInstance): Promise<void> {
  addVisitorBodyParsers(app);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  shopifyShop(app);
  wooCommerceShop(app);
  wixSite(app);
  checkoutCalls(app);
  const facts = { products: DEMO_PRODUCTS, currency: DEMO_CURRENCY, code: DEMO_CODE };
  app.get('/demos/shops/catalogue.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(`window.demoCatalogue = ${JSON.stringify(facts)};\n`),
  );
  app.get<{ Params: { handle: string } }>('/demos/shops/products/:handle', async (request, reply) =>
    reply.redirect(productPage(request.params.handle, readCookie(request, 'demo-shop'))),
  );
}

/**
 * All four shops share one catalogue. The address of a product redirects to its page in the shop
 * that the visitor visited last. Throws 404 for an unknown product.
 */
function productPage(handle: string, visited: string): string {
  if (!DEMO_PRODUCTS.some((product) => product.handle === handle)) throw callNotFound();
  const shop = DEMO_SHOPS.find((known) => known === visited) ?? 'shopify';
  const page = {
    shopify: `products/${handle}`,
    wix: `product-page/${handle}`,
    ecwid: `#!/${handle}`,
    woocommerce: `product/${handle}/`,
  }[shop];
  return `${shopBase(shop)}${page}`;
}
