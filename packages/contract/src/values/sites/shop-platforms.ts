/** The shop systems that an owner can choose. `other`: a system that popups do not support. */
export const SHOP_PLATFORMS = ['shopify', 'woocommerce', 'ecwid', 'wix', 'other'] as const;
export type ShopPlatform = (typeof SHOP_PLATFORMS)[number];

/** What popups can do in a shop with this system. docs/behaviour/shops.md#carts. */
interface ShopAbilities {
  /** Its name for owners. */
  readonly name: string;
  /** The trigger that follows its cart; undefined: there is none. */
  readonly cartTrigger?: 'shopifyCart' | 'wixCart';
  readonly fillsCart?: true;
  /** It is known which products a visitor has looked at. */
  readonly remembersSeen?: true;
}

export const SHOP_ABILITIES: Readonly<Record<ShopPlatform, ShopAbilities>> = {
  shopify: { name: 'Shopify', cartTrigger: 'shopifyCart', fillsCart: true, remembersSeen: true },
  woocommerce: { name: 'WooCommerce', cartTrigger: 'shopifyCart', fillsCart: true },
  ecwid: { name: 'Ecwid', cartTrigger: 'shopifyCart', fillsCart: true },
  wix: { name: 'Wix', cartTrigger: 'wixCart' },
  other: { name: 'another system' },
};
