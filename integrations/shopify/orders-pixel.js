/*
 * Counts the orders of your shop in Beckon's reports. Shopify lets no script of the theme run at the
 * checkout, so this is a "custom pixel": Settings → Customer events → Add custom pixel, paste all of
 * this, choose Permission "Required" with "Marketing", save, connect.
 */
const CLIENT = 'CLIENT_ID';
const SERVER = 'https://popups.example.com';

/** The visitor id that Beckon's script stored in the shop; empty if there is none. */
async function readVisitorId() {
  try {
    return (await browser.cookie.get('poptin_user_id')) || '';
  } catch {
    return '';
  }
}

/**
 * The number of the order. Shopify gives it as a number, or at the end of `gid://shopify/Order/…`.
 * Without an order, the token of the checkout.
 */
function orderNumber({ order, token }) {
  return /(?<!\d)\d+$/.exec(order?.id ?? '')?.[0] ?? token ?? '';
}

analytics.subscribe('checkout_completed', async ({ data: { checkout }, context }) => {
  const { origin = '', pathname = '' } = context?.document?.location ?? {};
  const goal = new URLSearchParams({
    goal: 'order',
    value: checkout.totalPrice?.amount ?? '',
    currency: checkout.currencyCode ?? '',
    goal_id: orderNumber(checkout),
    viewer_id: await readVisitorId(),
    url: origin + pathname,
  });
  // `keepalive`, because the buyer may leave at once. The server counts each order number once.
  await fetch(`${SERVER}/api/display/goal/${CLIENT}`, {
    method: 'POST',
    body: goal,
    keepalive: true,
  }).catch((error) => console.warn('beckon: the order was not counted', error));
});
