/** A field of an unchecked body as a text; empty if it is missing or not a text or number. */
export function textOf(body: unknown, name: string): string {
  const value: unknown = fieldOf(body, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : undefined;
}

/** The variants and quantities that a call wants to add: `{items: […]}`, or one alone. */
export function readAdds(
  body: unknown,
): readonly { readonly id: string; readonly quantity: number }[] {
  const items = fieldOf(body, 'items');
  const wanted: readonly unknown[] = Array.isArray(items) ? items.slice(0, 20) : [body];
  return wanted.map((item) => ({
    id: textOf(item, 'id'),
    quantity: Number(textOf(item, 'quantity')) || 1,
  }));
}
