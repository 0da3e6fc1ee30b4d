import { useEffect, useEffectEvent, useLayoutEffect, useState, type AnimationEvent } from 'react';
import { effectCss } from './effect-css.ts';
import { effectsOf } from './effects-of.ts';
import type { Extras } from '../lazy/lazy-parts.ts';
import { useCss } from '../mount/use-css.ts';
import type { PopupViewProps } from '../view-contract.ts';
import type { FramePlan } from '../frames/frame-plan.ts';
import { EXIT_EFFECT_MS } from '@beckon/contract/values';
import { ENTRY_CEILING_MS } from '../view-timings.ts';

export interface Movement {
  /** The entry effect has ended: the popup may take the focus, and its sizes are final. */
  readonly isSettled: boolean;
  /** Name of the keyframes that play now. */
  readonly effect: string | undefined;
  readonly onAnimationEnd: (event: AnimationEvent) => void;
}

interface MovementPlace {
  readonly plan: FramePlan;
  readonly shadow: ShadowRoot;
  /** Whether the stage is open. No effect plays before that. */
  readonly hasStage: boolean;
  readonly extras: Extras | undefined;
}

/**
 * Plays the entry effect once. When the phase is `closing`, plays the exit effect and reports
 * EXIT_ENDED once. docs/behaviour/appearance.md#effects.
 */
export function useMovement(
  { popup, phase, ports, drawn, onEvent }: PopupViewProps,
  { plan, shadow, hasStage, extras }: MovementPlace,
): Movement {
  const [isCalm] = useState(() => ports.prefersReducedMotion());
  const { entry, exit } = effectsOf(popup, plan, isCalm);
  const [isSettled, setSettled] = useState(drawn?.isSettled ?? entry === undefined);
  useCss(shadow, effectCss([entry, exit], extras?.RARE_KEYFRAMES));

  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setSettled(true), ENTRY_CEILING_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);

  const report = useEffectEvent(onEvent);
  useLayoutEffect(() => {
    if (phase !== 'closing') return undefined;
    const timer = setTimeout(
      () => report({ name: 'EXIT_ENDED' }),
      exit === undefined ? 0 : EXIT_EFFECT_MS,
    );
    return () => clearTimeout(timer);
  }, [phase, exit]);

  const effect = phase === 'closing' ? exit : isSettled ? undefined : entry;
  return {
    isSettled: hasStage && isSettled,
    effect: hasStage ? effect : undefined,
    onAnimationEnd: (event) => {
      if (event.target === event.currentTarget && phase === 'open') setSettled(true);
    },
  };
}
