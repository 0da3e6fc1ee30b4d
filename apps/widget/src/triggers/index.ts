import type { TriggeredPopup } from '../popup/popup-entry.ts';
import type { TriggerName } from '@beckon/contract/values';
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

/** A trigger with its settings type hidden, so that all stand in one list. */
export interface ArmableTrigger {
  readonly reason: TriggerName;
  isUsedBy(popup: TriggeredPopup): boolean;
  /** Undefined when the popup does not use this trigger. */
  armFor(
    popup: TriggeredPopup,
    context: TriggerContext,
    fire: (reason?: TriggerName) => void,
  ): (() => void) | undefined;
}

/** Every trigger that ships. */
export const TRIGGERS: readonly ArmableTrigger[] = [
  armable(exitIntent),
  armable(timeOnPage),
  armable(timeOnSite),
  armable(scrollDepth),
  armable(pageClicks),
  armable(nthPage),
  armable(inactivity),
  armable(adBlocker),
  armable(shopifyCart),
  armable(wixCart),
  armable(autoPilot),
  armable(scriptEvent),
];

/**
 * Arms all triggers that a popup uses; each fires at most once. The caller disarms (the answer) as
 * soon as the popup leaves `armed`: so the first whose filters pass wins, and one that fired in
 * vain leaves the others their chance. `armedAs` is the trigger as the owner set it, `reason` what
 * happened: they differ for automatic timing.
 */
export function armTriggers(
  popup: TriggeredPopup,
  context: TriggerContext,
  fire: (reason: TriggerName, armedAs: TriggerName) => void,
): () => void {
  const disarms = TRIGGERS.map((trigger) =>
    trigger.armFor(popup, context, (reason = trigger.reason) => fire(reason, trigger.reason)),
  );
  return () => disarms.forEach((disarm) => disarm?.());
}

function armable<Config>(trigger: Trigger<Config>): ArmableTrigger {
  return {
    reason: trigger.reason,
    isUsedBy: (popup) => trigger.configOf(popup) !== undefined,
    armFor(popup, context, fire) {
      const config = trigger.configOf(popup);
      return config === undefined ? undefined : trigger.arm(config, context, fire);
    },
  };
}
