import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cartOf, keepCart, shopBase } from './cart-cookie.ts';
import {
  addToDemoCart,
  type DemoCart,
  type DemoLine,
  EMPTY_CART,
  setQuantity,
  totalsOf,
  withCode,
} from './demo-cart.ts';
import { DEMO_CURRENCY, DEMO_PRODUCTS } from './demo-products.ts';
import { fieldOf, readAdds, textOf } from './read-demo-body.ts';

const BASE = shopBase('shopify');

/**
 * The parts of a Shopify shop that our script uses, as Shopify behaves: cart calls, the form that
 * leads to the next page, sections, discount links, the public list of products.
 */
export function shopifyShop(app: FastifyInstance): void {
  app.get(`${BASE}cart.js`, async (request) => cartAnswer(cartOf(request, 'shopify')));
  app.get(`${BASE}products.json`, async () => ({ products: DEMO_PRODUCTS.map(productAnswer) }));
  for (const suffix of ['.js', '.json']) {
    app.post(`${BASE}cart/add${suffix}`, addByScript);
    for (const action of ['change', 'update', 'clear'])
      app.post(`${BASE}cart/${action}${suffix}`, async (request, reply) => {
        const cart = changed(cartOf(request, 'shopify'), action, request.body);
        keepCart(reply, 'shopify', cart);
        return withSections(cart, request.body, cartAnswer(cart));
      });
  }
  app.post(`${BASE}cart/add`, addByForm);
  app.get<{ Params: { code: string }; Querystring: { redirect?: unknown } }>(
    `${BASE}discount/:code`,
    async (request, reply) => {
      const cart = withCode(cartOf(request, 'shopify'), request.params.code);
      if (cart) keepCart(reply, 'shopify', cart);
      return reply.redirect(ownPage(textOf(request.query, 'redirect')), 302);
    },
  );
}

async function addByScript(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const cart = added(request);
  if (typeof cart === 'string')
    return reply.status(422).send({ status: 422, message: 'Cart Error', description: cart });
  keepCart(reply, 'shopify', cart);
  const items = readAdds(request.body).map(({ id }) => id);
  const lines = cart.lines.filter(({ variant }) => items.includes(variant.id)).map(lineAnswer);
  return withSections(cart, request.body, { items: lines });
}

/**
 * Answers the form of a theme without scripts. The browser is redirected to the page in
 * `return_to`.
 */
async function addByForm(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const cart = added(request);
  if (typeof cart === 'string')
    return reply.status(422).type('text/plain; charset=utf-8').send(cart);
  keepCart(reply, 'shopify', cart);
  return reply.redirect(ownPage(textOf(request.body, 'return_to')), 302);
}

function added(request: FastifyRequest): DemoCart | string {
  let cart = cartOf(request, 'shopify');
  for (const { id, quantity } of readAdds(request.body)) {
    const next = addToDemoCart(cart, id, quantity);
    if (typeof next === 'string') return next;
    cart = next;
  }
  return cart;
}

function changed(cart: DemoCart, action: string, body: unknown): DemoCart {
  if (action === 'clear') return EMPTY_CART;
  if (action === 'change')
    return setQuantity(cart, textOf(body, 'id'), Number(textOf(body, 'quantity')));
  return Object.entries(Object(fieldOf(body, 'updates'))).reduce(
    (next, [id, quantity]) => setQuantity(next, id, Number(quantity)),
    cart,
  );
}

/**
 * The requested page if it is a page of this shop, otherwise the cart. So this address never
 * redirects to another site.
 */
function ownPage(wanted: string): string {
  return /^\/demos\/shops\/shopify\/[\w/-]*$/u.test(wanted) ? wanted : `${BASE}cart`;
}

/** Adds the current html of parts of the page, if the theme requests them in the same call. */
function withSections(cart: DemoCart, body: unknown, answer: object): object {
  if (!textOf(body, 'sections').split(',').includes('cart-drawer')) return answer;
  const items = cart.lines
    .map(({ product, variant, quantity }) => {
      const title = [product.title, variant.title].filter((text) => text !== '').join(', ');
      return `<li>${quantity} × ${title}</li>`;
    })
    .join('');
  return { ...answer, sections: { 'cart-drawer': `<ul class="drawer-lines">${items}</ul>` } };
}

function cartAnswer(cart: DemoCart): object {
  const { count, subtotal, discount } = totalsOf(cart);
  return {
    token: 'demo',
    items: cart.lines.map(lineAnswer),
    item_count: count,
    original_total_price: subtotal,
    total_price: subtotal - discount,
    total_discount: discount,
    currency: DEMO_CURRENCY,
  };
}

function lineAnswer({ product, variant, quantity }: DemoLine): object {
  return {
    id: Number(variant.id),
    variant_id: Number(variant.id),
    product_id: Number(product.id),
    title: product.title,
    variant_title: variant.title,
    handle: product.handle,
    url: `${BASE}products/${product.handle}`,
    quantity,
    price: product.cents,
    line_price: product.cents * quantity,
  };
}

function productAnswer(product: (typeof DEMO_PRODUCTS)[number]): object {
  const price = (cents: number): string => (cents / 100).toFixed(2);
  return {
    id: Number(product.id),
    title: product.title,
    handle: product.handle,
    body_html: `<p>${product.text}</p>`,
    product_type: product.collection,
    images: [{ src: `/demos/shops/pictures/${product.handle}.svg` }],
    variants: product.variants.map(({ id, title }) => ({
      id: Number(id),
      title: title === '' ? 'Default Title' : title,
      price: price(product.cents),
      compare_at_price: product.compareAtCents === undefined ? null : price(product.compareAtCents),
      available: product.isSoldOut !== true,
    })),
  };
}
