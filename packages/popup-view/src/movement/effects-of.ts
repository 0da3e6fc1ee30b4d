import type { Popup } from '@beckon/contract/popup';
import type { FramePlan } from '../frames/frame-plan.ts';

/** Names of the effects with which a popup comes and goes; undefined: without any. */
export interface PopupEffects {
  readonly entry: string | undefined;
  readonly exit: string | undefined;
}

/** None for a visitor who wants less movement. docs/behaviour/appearance.md#effects. */
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
