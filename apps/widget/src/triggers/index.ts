import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import { type AutomaticTrigger, keysOf, type TriggerName } from '@beckon/contract/values';
import { adBlocker } from './ad-blocker.ts';
import { autoPilot } from './auto-pilot.ts';
import { exitIntent } from './exit-intent.ts';
import { inactivity } from './inactivity.ts';
import { nthPage } from './nth-page.ts';
import { pageClicks } from './page-clicks.ts';
import { scriptEvent } from './script-event.ts';
import { scrollDepth } from './scroll-depth.ts';
import { shopifyCart } from './shopify-cart.ts';
import { timeOnPage } from './time-on-page.ts';
import { timeOnSite } from './time-on-site.ts';
import type { Trigger, TriggerContext } from './trigger.ts';
import { wixCart } from './wix-cart.ts';

/** A trigger with its settings type hidden, so that all are in one table. */
interface ArmableTrigger {
  isUsedBy(popup: TriggeredPopup): boolean;
  /** Undefined when the popup does not use this trigger. */
  armFor(
    popup: TriggeredPopup,
    context: TriggerContext,
    fire: (reason?: TriggerName) => void,
  ): (() => void) | undefined;
}

/** Every trigger that ships, by the reason it gives. */
const TRIGGERS: Readonly<Record<AutomaticTrigger, ArmableTrigger>> = {
  exit: armable(exitIntent),
  time: armable(timeOnPage),
  time_on_site: armable(timeOnSite),
  scroll: armable(scrollDepth),
  page_clicks: armable(pageClicks),
  nth_page: armable(nthPage),
  inactivity: armable(inactivity),
  adblock: armable(adBlocker),
  shopify_cart: armable(shopifyCart),
  wix_cart: armable(wixCart),
  auto_pilot: armable(autoPilot),
  event: armable(scriptEvent),
};

/** The triggers that may open the popup by themselves. */
export function triggersOf(popup: TriggeredPopup): readonly TriggerName[] {
  return keysOf(TRIGGERS).filter((name) => TRIGGERS[name].isUsedBy(popup));
}

/**
 * Arms all triggers that a popup uses; each fires at most once. Returns a function that disarms
 * them. The caller calls it as soon as the popup is no longer `armed`: the first trigger whose
 * filters pass opens the popup, and one whose filters fail leaves the others armed. `armedAs` is
 * the trigger as the owner set it, `reason` what happened: they differ for automatic timing.
 */
export function armTriggers(
  popup: TriggeredPopup,
  context: TriggerContext,
  fire: (reason: TriggerName, armedAs: TriggerName) => void,
): () => void {
  const disarms = keysOf(TRIGGERS).map((name) =>
    TRIGGERS[name].armFor(popup, context, (reason = name) => fire(reason, name)),
  );
  return () => disarms.forEach((disarm) => disarm?.());
}

function armable<Config>(trigger: Trigger<Config>): ArmableTrigger {
  return {
    isUsedBy: (popup) => trigger.configOf(popup) !== undefined,
    armFor(popup, context, fire) {
      const config = trigger.configOf(popup);
      return config === undefined ? undefined : trigger.arm(config, context, fire);
    },
  };
}
