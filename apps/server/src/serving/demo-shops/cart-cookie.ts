import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DemoCart, readDemoCart, writeDemoCart } from './demo-cart.ts';

export const DEMO_SHOPS = ['shopify', 'wix', 'ecwid', 'woocommerce'] as const;
export type DemoShop = (typeof DEMO_SHOPS)[number];

/** The path below which the pages of a demo shop are. */
export function shopBase(shop: DemoShop): string {
  return `/demos/shops/${shop}/`;
}

/**
 * The paths of the cart cookies. The function of a Wix site is at the top of the site, so its cart
 * must be sent there, too.
 */
const PATHS: Readonly<Record<DemoShop, string>> = {
  shopify: shopBase('shopify'),
  wix: '/',
  ecwid: shopBase('ecwid'),
  woocommerce: shopBase('woocommerce'),
};

/** The value of a cookie of the demo's pages; empty if there is none. */
export function readCookie(request: FastifyRequest, name: string): string {
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

/** The visitor's cart in a demo shop. The server stores no cart; the cookie contains all of it. */
export function cartOf(request: FastifyRequest, shop: DemoShop): DemoCart {
  return readDemoCart(readCookie(request, `demo-cart-${shop}`));
}

export function keepCart(reply: FastifyReply, shop: DemoShop, cart: DemoCart): void {
  addCookie(reply, `demo-cart-${shop}=${writeDemoCart(cart)}; Path=${PATHS[shop]}`);
}

/** Stores an order in a cookie. The scripts of the thank-you page after the checkout read it. */
export function keepOrder(reply: FastifyReply, shop: DemoShop, order: string): void {
  addCookie(reply, `demo-order=${order}; Path=${shopBase(shop)}`);
}

function addCookie(reply: FastifyReply, cookie: string): void {
  void reply.header('set-cookie', `${cookie}; SameSite=Lax`);
}
