import type { Popup } from '@beckon/contract/popup';
import type { FramePlan } from '../frames/frame-plan.ts';

/** Names of a popup's entry and exit effects; undefined means none. */
export interface PopupEffects {
  readonly entry: string | undefined;
  readonly exit: string | undefined;
}

/** Returns none for a visitor who wants less motion. docs/behaviour/appearance.md#effects. */
export function effectsOf(
  { appearance }: Popup,
  plan: FramePlan,
  wantsCalm: boolean,
): PopupEffects {
  return {
    entry: plan.hasEntryEffect && !wantsCalm ? appearance.entryEffect : undefined,
    exit: plan.hasExitEffect && !wantsCalm ? appearance.exitEffect : undefined,
  };
}
