import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callNotFound } from '../../http/owner/owner-errors.ts';
import { cartOf, DEMO_SHOPS, type DemoShop, keepCart, keepOrder } from './cart-cookie.ts';
import {
  addToDemoCart,
  type DemoCart,
  EMPTY_CART,
  setQuantity,
  totalsOf,
  withCode,
  writeDemoCart,
} from './demo-cart.ts';
import { DEMO_CURRENCY } from './demo-products.ts';
import { textOf } from './read-demo-body.ts';

const ADDRESS = '/demos/shops/:shop/checkout-state';

interface ShopRoute {
  readonly Params: { readonly shop: string };
}

/**
 * Calls behind the cart and the checkout of the demo's pages. On real platforms, these are the
 * platform's own pages, which no foreign script sees. The demos of Wix and Ecwid also change their
 * carts with these calls, because those platforms have no public address for it.
 */
export function checkoutCalls(app: FastifyInstance): void {
  app.get<ShopRoute>(ADDRESS, async (request) =>
    describeCart(cartOf(request, shopOf(request.params.shop))),
  );
  app.post<ShopRoute>(ADDRESS, async (request, reply) => {
    const shop = shopOf(request.params.shop);
    const cart = cartOf(request, shop);
    const { body } = request;
    if (textOf(body, 'order') !== '') {
      const order = `${randomInt(100_000, 1_000_000)}:${totalsOf(cart).total}:${writeDemoCart(cart)}`;
      keepOrder(reply, shop, order);
      keepCart(reply, shop, EMPTY_CART);
      return { success: true, order };
    }
    const next = changed(cart, body);
    if (typeof next === 'string') return reply.status(422).send({ success: false, message: next });
    keepCart(reply, shop, next);
    return describeCart(next);
  });
}

function shopOf(name: string): DemoShop {
  const shop = DEMO_SHOPS.find((known) => known === name);
  if (shop === undefined) throw callNotFound();
  return shop;
}

function changed(cart: DemoCart, body: unknown): DemoCart | string {
  const code = textOf(body, 'code');
  if (code !== '') return withCode(cart, code) ?? `The code ${code} is not known here.`;
  const variantId = textOf(body, 'variantId');
  const quantity = Number(textOf(body, 'quantity'));
  return textOf(body, 'adds') === ''
    ? setQuantity(cart, variantId, quantity)
    : addToDemoCart(cart, variantId, quantity);
}

function describeCart(cart: DemoCart): object {
  return {
    success: true,
    currency: DEMO_CURRENCY,
    code: cart.code ?? '',
    lines: cart.lines.map(({ product, variant, quantity }) => ({
      variantId: variant.id,
      productId: product.id,
      handle: product.handle,
      title: product.title,
      variantTitle: variant.title,
      cents: product.cents,
      quantity,
    })),
    ...totalsOf(cart),
  };
}
