import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cartOf, keepCart, shopBase } from './cart-cookie.ts';
import { addToDemoCart, type DemoCart, setQuantity, totalsOf } from './demo-cart.ts';
import { DEMO_CURRENCY } from './demo-products.ts';
import { textOf } from './read-demo-body.ts';

const BASE = shopBase('woocommerce');
const API = `${BASE}wp-json/wc/store/v1/`;
/** A real nonce changes twice a day and belongs to a session. The demo only checks that it is sent. */
const NONCE = 'demo-nonce';

/**
 * The parts of a WooCommerce shop that our script uses: the cart of the Store API with its nonce,
 * which the blocks use, and the `wc-ajax` calls that answer with fragments, which classic themes
 * use.
 */
export function wooCommerceShop(app: FastifyInstance): void {
  app.get(`${API}cart`, async (request, reply) =>
    sendCart(reply, cartOf(request, 'woocommerce'), 200),
  );
  app.post(`${API}cart/add-item`, async (request, reply) => {
    const { body } = request;
    return change(request, reply, (cart) =>
      addToDemoCart(cart, textOf(body, 'id'), Number(textOf(body, 'quantity'))),
    );
  });
  app.post(`${API}cart/update-item`, async (request, reply) => {
    const { body } = request;
    return change(request, reply, (cart) =>
      setQuantity(cart, textOf(body, 'key'), Number(textOf(body, 'quantity'))),
    );
  });
  app.post(`${API}cart/remove-item`, async (request, reply) =>
    change(request, reply, (cart) => setQuantity(cart, textOf(request.body, 'key'), 0)),
  );
  app.post(BASE, classicCall);
}

async function change(
  request: FastifyRequest,
  reply: FastifyReply,
  to: (cart: DemoCart) => DemoCart | string,
): Promise<unknown> {
  if (request.headers['nonce'] !== NONCE)
    return refuse(reply, 401, {
      code: 'woocommerce_rest_missing_nonce',
      message: 'Missing the Nonce header.',
    });
  const cart = to(cartOf(request, 'woocommerce'));
  if (typeof cart === 'string')
    return refuse(reply, 400, {
      code: 'woocommerce_rest_product_not_purchasable',
      message: cart,
    });
  keepCart(reply, 'woocommerce', cart);
  return sendCart(reply, cart, 201);
}

function refuse(
  reply: FastifyReply,
  status: number,
  problem: { readonly code: string; readonly message: string },
): FastifyReply {
  return reply.status(status).send({ ...problem, data: { status } });
}

/** `?wc-ajax=add_to_cart` and similar calls: the answer contains the parts of the page to replace. */
async function classicCall(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { body } = request;
  const call = textOf(request.query, 'wc-ajax');
  let cart: DemoCart | string = cartOf(request, 'woocommerce');
  if (call === 'add_to_cart')
    cart = addToDemoCart(cart, textOf(body, 'product_id'), Number(textOf(body, 'quantity')));
  if (call === 'remove_from_cart' && typeof cart !== 'string')
    cart = setQuantity(cart, textOf(body, 'cart_item_key'), 0);
  if (typeof cart === 'string') return { error: true, product_url: BASE, message: cart };
  keepCart(reply, 'woocommerce', cart);
  const { count } = totalsOf(cart);
  return {
    fragments: { '.cart-count': `<span class="cart-count">${count}</span>` },
    cart_hash: String(count),
  };
}

function sendCart(reply: FastifyReply, cart: DemoCart, status: number): FastifyReply {
  const { count, subtotal, discount, total } = totalsOf(cart);
  return reply
    .status(status)
    .header('nonce', NONCE)
    .send({
      items: cart.lines.map(({ product, variant, quantity }) => ({
        key: variant.id,
        id: Number(variant.id),
        name: product.title,
        quantity,
        prices: { price: String(product.cents), currency_code: DEMO_CURRENCY },
      })),
      items_count: count,
      totals: {
        total_items: String(subtotal),
        total_discount: String(discount),
        total_price: String(total),
        currency_code: DEMO_CURRENCY,
        currency_minor_unit: 2,
      },
    });
}
