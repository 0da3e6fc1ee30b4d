import type { AutomaticTrigger } from '@beckon/contract/values';
import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import { adBlocker } from './ad-blocker.ts';
import { armable, armAll, type ArmableTrigger, type Fire } from './armable.ts';
import { autoPilot } from './auto-pilot.ts';
import { exitIntent } from './exit-intent.ts';
import { inactivity } from './inactivity.ts';
import { pageClicks } from './page-clicks.ts';
import { scrollDepth } from './scroll-depth.ts';
import { shopifyCart } from './shopify-cart.ts';
import type { TriggerContext } from './trigger.ts';
import type { VisitTrigger } from './visit-triggers.ts';
import { wixCart } from './wix-cart.ts';

/**
 * Triggers that watch the page, its shop or the browser: all that are not in visit-triggers.ts.
 * None of them fires when the page opens, so their file may load later. Their timers start when it
 * has loaded.
 */
const WATCHING_TRIGGERS: Readonly<
  Record<Exclude<AutomaticTrigger, VisitTrigger>, ArmableTrigger<TriggerContext>>
> = {
  exit: armable(exitIntent),
  scroll: armable(scrollDepth),
  page_clicks: armable(pageClicks),
  inactivity: armable(inactivity),
  adblock: armable(adBlocker),
  shopify_cart: armable(shopifyCart),
  wix_cart: armable(wixCart),
  auto_pilot: armable(autoPilot),
};

export function armWatchingTriggers(
  popup: TriggeredPopup,
  context: TriggerContext,
  fire: Fire,
): () => void {
  return armAll(WATCHING_TRIGGERS, popup, context, fire);
}
