/** Reads the cart with its totals, as the platform's own pages do. Money is in cents. */
export async function readCheckout(shop) {
  return (await fetch(address(shop))).json();
}

/**
 * Changes the cart: `{code}` applies a coupon code, `{variantId, quantity}` sets a quantity, the
 * same with `adds: 1` adds to it, `{order: 1}` orders. Returns the cart, or `success: false` and a
 * message for the buyer.
 */
export async function changeCheckout(shop, change) {
  const response = await fetch(address(shop), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  return response.json();
}

function address(shop) {
  return `/demos/shops/${shop}/checkout-state`;
}
