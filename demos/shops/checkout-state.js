/** The cart as the platform's own pages know it, with totals; money in cents. */
export async function readCheckout(shop) {
  return (await fetch(address(shop))).json();
}

/**
 * Changes it: `{code}`, `{variantId, quantity}`, the same with `adds: 1`, or `{order: 1}`. Answers
 * with the cart, or with `success: false` and a message for the buyer.
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
