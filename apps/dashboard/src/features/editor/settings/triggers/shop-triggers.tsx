import type { CartTriggerSettings } from '@beckon/contract/settings';
import { CartFields } from './cart-fields.tsx';
import type { TriggerEntries, TriggerEntry } from './trigger-entry.ts';

function cartTrigger(platforms: string): TriggerEntry<CartTriggerSettings> {
  return {
    label: `When the cart changes (${platforms})`,
    first: { action: 'add', productIds: [] },
    moment: () => 'when the cart changes',
    fields: (value, onChange) => <CartFields value={value} onChange={onChange} />,
  };
}

export const SHOP_TRIGGERS = {
  shopifyCart: cartTrigger('Shopify, Ecwid, WooCommerce'),
  wixCart: cartTrigger('Wix'),
} satisfies Partial<TriggerEntries>;
