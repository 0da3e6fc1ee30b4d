import type { Language } from '@beckon/contract/values';
import type { OfferedProduct, ProductsAsk, ShopPort } from '../shop-port.ts';

/** What a press on a product's button does. docs/behaviour/shops.md#recommendations. */
export const PRODUCT_ACTIONS = [
  'add_to_cart',
  'add_to_cart_redirect',
  'redirect',
  'redirect_blank',
  'no_buttons',
] as const;
export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

export interface ProductChoice {
  readonly buttonText: string;
  readonly productId: string;
  readonly productName: string;
  readonly variantId: string;
  readonly productUrl: string;
  readonly action: string;
}

export interface ProductListProps {
  readonly shop: ShopPort;
  readonly ask: ProductsAsk;
  readonly layout: 'horizontal' | 'vertical';
  readonly language: Language;
  /** After the cart has accepted it, or when its link is followed. */
  readonly onChosen: (choice: ProductChoice) => void;
}

export interface ProductCardProps extends Pick<ProductListProps, 'shop' | 'language' | 'onChosen'> {
  readonly product: OfferedProduct;
  readonly action: ProductAction;
}

/** The owner's choice; an unknown one leads to the product. */
export function readAction(action: string): ProductAction {
  return PRODUCT_ACTIONS.find((known) => known === action) ?? 'redirect';
}
