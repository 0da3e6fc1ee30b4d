import { within } from '@beckon/host-page/within';
import type { CopyTools } from '@beckon/popup-view/view';
import type { Language } from '@beckon/contract/values';
import {
  priceRulesRequest,
  readFreeShipping,
  type FreeShipping,
} from '../../calls/price-rules-call.ts';
import type { PopupEvent } from '@beckon/popup-core/lifecycle/popup-state';
import type { PageShop } from '../../shop/page-shop.ts';
import type { ShopPort } from '../../shop/shop-port.ts';
import { SHOP_CART_WAIT_MS } from '../../timings.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';
import type { LoadedPopup } from './loaded-popup.ts';

type LoadFailed = Extract<PopupEvent, { readonly name: 'LOAD_FAILED' }>;
type FreeShippingDeps = PageAccess & ServerAccess & { readonly shop: PageShop };

/** The free-shipping placeholders of one popup, always current. */
export interface ShippingText {
  tags(tools: CopyTools, language: Language): ReadonlyMap<string, string>;
  /** Why the popup is not shown: shipping is never free, so the popup would be empty. */
  failure(): LoadFailed | undefined;
  stop(): void;
}

/**
 * Follows the cart for a template that contains free-shipping placeholders. It is in its own file,
 * because few templates do. The first drawing waits a short time for the site's rules. `onChange`
 * runs when the amounts must be drawn again. docs/behaviour/popup-parts.md#placeholders.
 */
export async function followFreeShipping(
  deps: FreeShippingDeps,
  { template, tools }: LoadedPopup,
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
  const amounts = (): Amounts => amountsFor(rules, shop.port());
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
        ...amounts(),
      }),
    failure: () =>
      rules !== undefined &&
      amounts().freeFrom === undefined &&
      tools?.saysOnlyShipping(template) === true
        ? { name: 'LOAD_FAILED', why: 'shipping is never free', mayRetry: false }
        : undefined,
    stop() {
      stopWaiting();
      stopListening?.();
    },
  };
}

type Amounts = Pick<
  Parameters<CopyTools['shippingTags']>[0],
  'freeFrom' | 'cartValue' | 'currency'
>;

/**
 * The amounts in the currency that the page shows. If the rate from the site's currency to that one
 * is not known, an amount would be a wrong promise, so there is none.
 */
export function amountsFor(
  rules: FreeShipping | undefined,
  port: Pick<ShopPort, 'cart' | 'currency' | 'rate'> | undefined,
): Amounts {
  const own = rules?.currency ?? '';
  const currency = port?.currency() ?? own;
  const rate = rateFrom(own, currency, port?.rate?.());
  return {
    currency,
    freeFrom: times(rules?.from, rate),
    cartValue: times(cartValueOf(port), rate) ?? 0,
  };
}

function cartValueOf(port: Pick<ShopPort, 'cart'> | undefined): number | undefined {
  return port?.cart()?.totalValue;
}

function times(amount: number | undefined, rate: number | undefined): number | undefined {
  return amount === undefined || rate === undefined ? undefined : amount * rate;
}

/**
 * The shop's rate begins with the shop's own currency. That is not the site's if a page in the
 * site's currency has another rate than 1, or a page in another one has the rate 1.
 */
function rateFrom(own: string, currency: string, shopRate = 1): number | undefined {
  return own === '' || (own === currency) === (shopRate === 1) ? shopRate : undefined;
}
