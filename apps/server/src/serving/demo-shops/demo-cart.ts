import {
  DEMO_CODE,
  DEMO_CODE_PERCENT,
  type DemoProduct,
  type DemoVariant,
  demoVariant,
  FREE_SHIPPING_FROM_CENTS,
} from './demo-products.ts';

export interface DemoLine {
  readonly product: DemoProduct;
  readonly variant: DemoVariant;
  readonly quantity: number;
}

/** The content of the cart of a demo shop, and the code that was entered. */
export interface DemoCart {
  readonly lines: readonly DemoLine[];
  readonly code: string | undefined;
}

/** Money in cents. */
export interface DemoTotals {
  readonly count: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

export const EMPTY_CART: DemoCart = { lines: [], code: undefined };
const MOST_OF_A_LINE = 99;
const SHIPPING_CENTS = 490;
const LINE = /^(\d{1,6})x(\d{1,2})$/u;

/**
 * Reads a cart from its cookie, for example `1011x2.104x1/TIDE10`. Invalid parts are left out,
 * because anyone may write a cookie.
 */
export function readDemoCart(text: string): DemoCart {
  const [lines = '', code] = text.split('/');
  return lines
    .split('.')
    .flatMap((line): (readonly [string, number])[] => {
      const [, variantId, quantity] = LINE.exec(line) ?? [];
      return variantId === undefined ? [] : [[variantId, Number(quantity)]];
    })
    .reduce((cart, [variantId, quantity]) => setQuantity(cart, variantId, quantity), {
      ...EMPTY_CART,
      code: code === DEMO_CODE ? code : undefined,
    });
}

/** The opposite of `readDemoCart`. */
export function writeDemoCart({ lines, code }: DemoCart): string {
  const written = lines.map(({ variant, quantity }) => `${variant.id}x${quantity}`).join('.');
  return code === undefined ? written : `${written}/${code}`;
}

/** The cart with this quantity of a variant; 0 removes the variant. Unknown ids change nothing. */
export function setQuantity(cart: DemoCart, variantId: string, quantity: number): DemoCart {
  const found = demoVariant(variantId);
  if (!found) return cart;
  const wanted = Math.min(MOST_OF_A_LINE, Math.max(0, Math.trunc(quantity) || 0));
  const line: DemoLine = { ...found, quantity: wanted };
  const isThere = cart.lines.some(({ variant }) => variant.id === variantId);
  const lines = isThere
    ? cart.lines.map((old) => (old.variant.id === variantId ? line : old))
    : [...cart.lines, line];
  return { ...cart, lines: lines.filter(({ quantity: left }) => left > 0) };
}

/** The cart with more of a variant, or a text that explains to the buyer why it was refused. */
export function addToDemoCart(
  cart: DemoCart,
  variantId: string,
  quantity: number,
): DemoCart | string {
  const found = demoVariant(variantId);
  if (!found) return 'This piece is no longer sold.';
  if (found.product.isSoldOut) return `${found.product.title} is sold out.`;
  const before = cart.lines.find(({ variant }) => variant.id === variantId)?.quantity ?? 0;
  return setQuantity(cart, variantId, before + Math.max(1, Math.trunc(quantity) || 1));
}

/** The cart with the code that was typed; undefined if the shop does not accept the code. */
export function withCode(cart: DemoCart, typed: string): DemoCart | undefined {
  return typed.trim().toUpperCase() === DEMO_CODE ? { ...cart, code: DEMO_CODE } : undefined;
}

export function totalsOf({ lines, code }: DemoCart): DemoTotals {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = lines.reduce((sum, { product, quantity }) => sum + product.cents * quantity, 0);
  const discount = code === undefined ? 0 : Math.round((subtotal * DEMO_CODE_PERCENT) / 100);
  const shipping = count === 0 || subtotal >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;
  return { count, subtotal, discount, shipping, total: subtotal - discount + shipping };
}
