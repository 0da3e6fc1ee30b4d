import { within } from '@beckon/host-page/within';
import type { CopyTools } from '@beckon/popup-view/view';
import type { Language } from '@beckon/contract/values';
import {
  priceRulesRequest,
  readFreeShipping,
  type FreeShipping,
} from '../../calls/price-rules-call.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import { SHOP_CART_WAIT_MS } from '../../timings.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';

type FreeShippingDeps = PageAccess & ServerAccess & { readonly shop: PageShop };

/** The free-shipping placeholders of one popup, right at any time. */
export interface ShippingText {
  tags(tools: CopyTools, language: Language): ReadonlyMap<string, string>;
  /** The site has said that shipping is never free. */
  isNever(): boolean;
  stop(): void;
}

/**
 * Follows the cart for a template that names free shipping; ships in a file of its own, since few
 * do. The first drawing waits for the site's rules, but not long; `onChange` runs when the amounts
 * are to be drawn again. docs/behaviour/popup-parts.md#placeholders.
 */
export async function followFreeShipping(
  deps: FreeShippingDeps,
  onChange: () => void,
): Promise<ShippingText> {
  const { call, apiBase, clientId, clock, shop } = deps;
  let rules: FreeShipping | undefined;
  const asked = call('priceRules', priceRulesRequest(apiBase, clientId), readFreeShipping).then(
    (answer) => {
      if (answer.ok) rules = answer.value;
      return rules;
    },
  );
  let stopListening: (() => void) | undefined;
  const stopWaiting = shop.whenFound((port) => {
    stopListening = port.onCart(onChange);
  });
  if ((await within(clock, SHOP_CART_WAIT_MS, asked)) === undefined)
    void asked.then(onChange).catch(deps.report);
  return {
    tags: (tools, language) =>
      tools.shippingTags({
        language,
        freeFrom: rules?.from,
        cartValue: shop.port()?.cart()?.totalValue ?? 0,
        currency: shop.port()?.currency() ?? rules?.currency ?? '',
      }),
    isNever: () => rules !== undefined && rules.from === undefined,
    stop() {
      stopWaiting();
      stopListening?.();
    },
  };
}
