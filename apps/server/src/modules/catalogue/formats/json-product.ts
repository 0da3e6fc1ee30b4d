import type { RawValues, ValuesInProgress } from './format.ts';
import { valueNamed } from './value-names.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * The rows of one product of a JSON feed: one for each of its `variants`, or one for the product
 * itself.
 */
export function rowsOfProduct(product: unknown): readonly RawValues[] {
  const own = asObject(product);
  if (!own) return [{}];
  const shared = valuesOf(own);
  const { variants } = own;
  if (!Array.isArray(variants) || variants.length === 0) return [shared];
  return variants.map((variant: unknown) => ofVariant(own, shared, asObject(variant) ?? {}));
}

function ofVariant(own: JsonObject, shared: RawValues, variant: JsonObject): RawValues {
  const values = valuesOf(variant);
  return {
    ...shared,
    ...values,
    // The shop's own number, because a cart does not accept a stock-keeping unit.
    variantId: textOf(variant['id']) ?? values.variantId,
    productId: textOf(own['id']) ?? shared.productId,
    title: variantTitle(shared.title ?? '', textOf(variant['title']) ?? ''),
    handle: shared.handle ?? values.handle,
    image: pictureIn(variant['featured_image']) ?? values.image ?? shared.image,
  };
}

/** The title that shops give to the only variant of a product. */
const NO_NAME = 'Default Title';

function variantTitle(productTitle: string, name: string): string {
  const isNamed = !['', NO_NAME, productTitle].includes(name);
  return isNamed ? `${productTitle} – ${name}` : productTitle;
}

function valuesOf(object: JsonObject): RawValues {
  const values: ValuesInProgress = {};
  for (const [name, value] of Object.entries(object)) {
    const key = valueNamed(name);
    if (key === undefined || values[key] !== undefined) continue;
    if (key === 'collections') values.collections = namesIn(value);
    else {
      const text = key === 'image' ? pictureIn(value) : textOf(value);
      if (text !== undefined && text !== '') values[key] = text;
    }
  }
  return values;
}

function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** The value is an address, `{src}`, `{url}`, or a list of these, of which the first is used. */
function pictureIn(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const object = asObject(one);
  return object ? (textOf(object['src']) ?? textOf(object['url'])) : textOf(one);
}

/** The values are names, or objects with a name or title. */
function namesIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
    const object = asObject(item);
    return (object ? (textOf(object['name']) ?? textOf(object['title'])) : textOf(item)) ?? [];
  });
}
