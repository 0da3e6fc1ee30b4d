const INDEX = /\[(?:(["'])(.*?)\1|(\d+))\]/g;

/**
 * The path of a variable with dots only: `items[0]["sku"]` becomes `items.0.sku`, which the
 * visitor's browser reads. docs/behaviour/filters.md#cookies-and-variables.
 */
export function variablePath(name: string): string {
  return name.replaceAll(INDEX, '.$2$3');
}
