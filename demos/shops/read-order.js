const { products, currency } = window.demoCatalogue;

/** An order as its cookie has it, `id:cents:lines`; undefined where there is none. */
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
