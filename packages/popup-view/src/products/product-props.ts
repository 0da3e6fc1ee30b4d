import type { Language } from '@beckon/contract/values';
import type { OfferedProduct, ProductsAsk, ShopPort } from '../shop-port.ts';

/** What a product's button does. docs/behaviour/shops.md#recommendations. */
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
  /** Called after the cart accepted the product, or when the visitor follows its link. */
  readonly onChosen: (choice: ProductChoice) => void;
}

export interface ProductCardProps extends Pick<ProductListProps, 'shop' | 'language' | 'onChosen'> {
  readonly product: OfferedProduct;
  readonly action: ProductAction;
}

/** Reads the owner's choice. An unknown one opens the product. */
export function readAction(action: string): ProductAction {
  return PRODUCT_ACTIONS.find((known) => known === action) ?? 'redirect';
}
