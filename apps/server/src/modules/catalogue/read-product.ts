import type { NewProduct } from '../../store/store.ts';
import type { RawRow, RawValues } from './formats/format.ts';
import { parsePrice, type PriceProblem } from './parse-price.ts';

/** A row as a product; or why it is invalid, with its variant's id if readable. */
export type ReadRow =
  | { readonly product: NewProduct }
  | { readonly problem: string; readonly variantId: string | undefined };

/** The row is invalid. The message is for the owner. */
class RowRefused extends Error {}

const MOST_COLLECTIONS = 20;
const LENGTHS = { id: 64, title: 300, description: 2000, address: 2000, collection: 120 } as const;
/** The decoder writes this for bytes that are invalid in the encoding of the source. */
const UNREADABLE = '\uFFFD';
const NOT_READABLE = 'contains letters that cannot be read: save the source as UTF-8';
const CONTROL = /[\u0000-\u001f\u007f]+/g;

/** Checks a source's product. `currency` applies to prices without one. */
export function readProduct({ values, problem }: RawRow, currency: string): ReadRow {
  const variantId = clean(values.variantId ?? values.id ?? values.productId);
  try {
    checkId(variantId);
    if (problem !== undefined) throw new RowRefused(problem);
    return { product: toProduct(values, { variantId, currency }) };
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    const isKnown = variantId !== '' && !variantId.includes(UNREADABLE);
    return { problem: error.message, variantId: isKnown ? variantId : undefined };
  }
}

function toProduct(
  values: RawValues,
  { variantId, currency }: { readonly variantId: string; readonly currency: string },
): NewProduct {
  return {
    variantId,
    productId: clean(values.productId ?? values.id ?? variantId).slice(0, LENGTHS.id),
    title: readTitle(values.title),
    description: plainText(values.description).slice(0, LENGTHS.description),
    handle: readHandle(values.handle),
    image: readImage(values.image),
    ...readPrices(values, currency),
    inventory: readInventory(values),
    collections: readCollections(values.collections ?? []),
  };
}

/** The current and the former price, with the currency. */
function readPrices(
  values: RawValues,
  currency: string,
): Pick<NewProduct, 'price' | 'compareAtPrice' | 'currency'> {
  const price = readPrice('price', values.price, '');
  const sale = readPrice('sale price', values.salePrice, '0');
  const before = readPrice('compare-at price', values.compareAtPrice, '0');
  const isOnSale = Number(sale.amount) > 0 && Number(sale.amount) < Number(price.amount);
  const [now, compareAt] = isOnSale ? [sale, price] : [price, before];
  return {
    price: now.amount,
    compareAtPrice: Number(compareAt.amount) > Number(now.amount) ? compareAt.amount : '',
    currency: currencyOrRefuse(values.currency) ?? now.currency ?? currency,
  };
}

function clean(text: string | undefined): string {
  return (text ?? '').replaceAll(CONTROL, ' ').trim();
}

/** The original text for a message, cut to 40 letters. */
function quoted(text: string): string {
  return `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`;
}

function checkId(id: string): void {
  if (id === '') throw new RowRefused('the id is missing');
  if (id.length > LENGTHS.id) throw new RowRefused(`id ${quoted(id)} is longer than 64 characters`);
  if (id.includes(UNREADABLE)) throw new RowRefused(`id ${quoted(id)} ${NOT_READABLE}`);
  // Popups store the ids of chosen products separated by commas.
  if (id.includes(',')) throw new RowRefused(`id ${quoted(id)} contains a comma`);
}

function readTitle(text: string | undefined): string {
  const title = clean(text);
  if (title === '') throw new RowRefused('the title is missing');
  if (title.includes(UNREADABLE)) throw new RowRefused(`title ${quoted(title)} ${NOT_READABLE}`);
  return title.slice(0, LENGTHS.title);
}

const PRICE_PROBLEMS: Readonly<Record<PriceProblem, string>> = {
  'not-a-number': 'is not a number',
  negative: 'is negative',
  unclear: 'may mean thousands or three decimal places: write 1299.00 or 1.30',
};

/** `missing` replaces a missing price; if empty, a price is required. */
function readPrice(name: string, text: string | undefined, missing: string) {
  const written = clean(text);
  if (written === '') {
    if (missing === '') throw new RowRefused(`the ${name} is missing`);
    return { amount: missing, currency: undefined };
  }
  const price = parsePrice(written);
  if (typeof price === 'string')
    throw new RowRefused(`${name} ${quoted(written)} ${PRICE_PROBLEMS[price]}`);
  return price;
}

function currencyOrRefuse(text: string | undefined): string | undefined {
  const code = clean(text).toUpperCase();
  if (code === '') return undefined;
  if (!/^[A-Z]{3}$/.test(code))
    throw new RowRefused(`currency ${quoted(code)} is not a code of three letters`);
  return code;
}

const YES = new Set(['instock', 'available', 'true', 'yes', '1', 'preorder', 'backorder']);
const NO = new Set(['outofstock', 'soldout', 'unavailable', 'false', 'no', '0', 'discontinued']);

/**
 * The number in stock; undefined if the product is available in an unknown number. A negative
 * number counts as 0.
 */
function readInventory({ inventory, availability }: RawValues): number | undefined {
  const [count, word] = [clean(inventory), compressed(availability)];
  if (count === '') return NO.has(word) ? 0 : undefined;
  if (/^[-−]?\d{1,9}([.,]0+)?$/.test(count))
    return Math.max(0, Math.trunc(Number(count.replace('−', '-').replace(',', '.'))));
  const said = compressed(count);
  if (YES.has(said)) return undefined;
  if (NO.has(said)) return 0;
  throw new RowRefused(`stock ${quoted(count)} is not a whole number`);
}

function compressed(text: string | undefined): string {
  return clean(text)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
}

/** A handle, a path or a web address; never `javascript:` or a file. */
function readHandle(text: string | undefined): string {
  const handle = clean(text).slice(0, LENGTHS.address);
  return /^[a-z][a-z\d+.-]*:/i.test(handle) && !/^https?:\/\//i.test(handle) ? '' : handle;
}

function readImage(text: string | undefined): string {
  const image = clean(text);
  return /^(https?:)?\/\//i.test(image) && image.length <= LENGTHS.address ? image : '';
}

/** Popups store chosen collections separated by commas, so a name has no comma. */
function readCollections(names: readonly string[]): readonly string[] {
  const cleaned = names.map((name) =>
    clean(name)
      .slice(0, LENGTHS.collection)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' / ')
      .slice(0, LENGTHS.collection)
      .trim(),
  );
  return [...new Set(cleaned.filter((name) => name !== ''))].slice(0, MOST_COLLECTIONS);
}

/** The text without html tags, which descriptions of shops contain. */
function plainText(html: string | undefined): string {
  return clean((html ?? '').slice(0, 3 * LENGTHS.description).replaceAll(/<[^<>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
