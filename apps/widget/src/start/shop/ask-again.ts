import type { Clock } from '@beckon/host-page/clock';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asText } from '../../shop/shop-window.ts';
import { askedAgain } from '../../calls/asked-again.ts';
import type { CartFacts } from '../../calls/visit-facts.ts';
import type { AskServerAgain, ShopPort } from '../../shop/shop-port.ts';
import { CART_RESTS_MS } from '../../timings.ts';

type AskingShop = Pick<ShopPort, 'cart' | 'onCart' | 'learn'>;

/**
 * Asks the server again when the cart is no longer as the display call contained it, on sites with
 * a popup that has a rule about the cart. Waits until the cart rests, and never makes two calls at
 * the same time. docs/decisions/0069.
 */
export function createAskAgain(
  clock: Pick<Clock, 'after'>,
  shop: AskingShop,
): Required<ShopPort>['takeAnswer'] {
  let stop = (): void => undefined;
  return ({ wire }, { cart, previewPopupId }, ask) => {
    // The page before this one in a single-page site no longer asks.
    stop();
    stop = () => undefined;
    shop.learn?.(readPath(wire, 'wix_cart_details'));
    if (previewPopupId === undefined && readPath(wire, 'site.cart_rules') === 1)
      stop = followCart(clock, shop, { wire, sentCart: cart, ask });
  };
}

interface FirstCall {
  readonly wire: unknown;
  /** The cart as the call contained it. */
  readonly sentCart: CartFacts | undefined;
  readonly ask: AskServerAgain;
}

function followCart(
  clock: Pick<Clock, 'after'>,
  shop: AskingShop,
  { wire, sentCart, ask }: FirstCall,
): () => void {
  const offered = new Set(idsIn(wire));
  let asked = contentsOf(sentCart);
  let isAsking = false;
  let hasStopped = false;
  let stopWaiting = (): void => undefined;
  const look = async (): Promise<void> => {
    const contents = contentsOf(shop.cart());
    if (isAsking || contents === asked) return;
    isAsking = true;
    asked = contents;
    const again = await ask(undefined, askedAgain([...offered]));
    isAsking = false;
    idsIn(again?.wire).forEach((id) => offered.add(id));
    // The cart may have changed while the server was asked.
    if (again === undefined) asked = '';
    else if (!hasStopped) wait();
  };
  const wait = (): void => {
    stopWaiting();
    stopWaiting = clock.after(CART_RESTS_MS, () => void look());
  };
  wait();
  const stopListening = shop.onCart(wait);
  return () => {
    hasStopped = true;
    stopWaiting();
    stopListening();
  };
}

/** A text that differs when the rules about the cart may decide differently. */
function contentsOf(cart: CartFacts | undefined): string {
  const { productIds = [], variantIds = [], itemCount = 0, totalValue = 0 } = cart ?? {};
  return [productIds, variantIds, itemCount, totalValue].join(';');
}

function idsIn(wire: unknown): readonly string[] {
  const of = (list: string, id: string): readonly string[] => {
    const popups = readPath(wire, list);
    return Array.isArray(popups)
      ? popups.flatMap((popup) => asText(readPath(popup, id)) ?? [])
      : [];
  };
  return [...of('popups', 'id'), ...of('poptins', 'poptin_id')];
}
