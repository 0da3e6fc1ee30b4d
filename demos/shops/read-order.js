const { products, currency } = window.demoCatalogue;

/** Reads an order from its cookie, `id:cents:lines`; undefined if there is none. */
export function readOrder(text) {
  const [id, cents, lines = ''] = text.split(':');
  if (!id || !cents) return undefined;
  return {
    id,
    cents: Number(cents),
    currency,
    lines: lines
      .split('/')[0]
      .split('.')
      .flatMap((line) => {
        const [variantId, quantity] = line.split('x');
        const sold = products.find(({ variants }) =>
          variants.some(({ id: own }) => own === variantId),
        );
        return sold ? [{ variantId, quantity: Number(quantity), product: sold }] : [];
      }),
  };
}
