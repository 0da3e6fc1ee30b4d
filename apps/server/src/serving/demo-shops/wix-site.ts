import type { FastifyInstance } from 'fastify';
import { callNotFound } from '../../http/owner/owner-errors.ts';
import { cartOf, readCookie } from './cart-cookie.ts';
import { totalsOf } from './demo-cart.ts';

/**
 * The only address that our script calls on a Wix site: the function that its owner adds to
 * `http-functions.js`. The demo's site has it while its switch "Signed in" is on.
 */
export function wixSite(app: FastifyInstance): void {
  app.get('/_functions/currentMember', async (request) => {
    const memberId = readCookie(request, 'demo-member');
    if (!/^\w{1,40}$/u.test(memberId)) throw callNotFound();
    const cart = cartOf(request, 'wix');
    return {
      member: { id: memberId },
      cart: {
        id: 'demo-cart',
        lineItems: cart.lines.map(({ product, variant, quantity }) => ({
          id: variant.id,
          quantity,
          catalogReference: { catalogItemId: product.id },
        })),
        subtotal: { amount: (totalsOf(cart).subtotal / 100).toFixed(2) },
      },
    };
  });
}
