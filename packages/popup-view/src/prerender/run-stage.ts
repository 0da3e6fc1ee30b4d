import { focusPopup } from '../focus/focus-popup.ts';
import { goOnFromEdge } from '../focus/go-on-from-edge.ts';
import type { FramePlan } from '../frames/frame-plan.ts';
import { listenForEscape } from '../frames/listen-for-escape.ts';
import { createOutsideClick } from '../frames/outside-click.ts';
import type { PopupEffects } from '../movement/effects-of.ts';
import type { PopupViewProps } from '../view-contract.ts';
import { ENTRY_CEILING_MS } from '../view-timings.ts';
import { followFit } from './follow-fit.ts';
import { listenForActs, type Acts } from './listen-for-acts.ts';
import type { StageElements } from './place-stage.ts';

export interface StageEvents extends Acts {
  /** How high the popup is drawn, where the page has to make room for it. */
  readonly onHeight: (heightPx: number) => void;
  /** The entry effect is over. */
  readonly onSettled: () => void;
}

/** How a prerendered popup is placed and moves. */
export interface StageLife {
  readonly props: Pick<PopupViewProps, 'popup' | 'layout'>;
  readonly plan: FramePlan;
  readonly effects: PopupEffects;
}

/**
 * Lets a prerendered popup come in, take the focus, keep it, fit the window, and be left: all that
 * any popup does before it is used. Returns how to stop.
 */
export function runStage(
  { stage, card, place }: StageElements,
  { props, plan, effects }: StageLife,
  events: StageEvents,
): () => void {
  const settle = (): void => {
    card.style.animationName = '';
    stage.dataset['settled'] = 'true';
    if (plan.isModal) focusPopup(card, props.layout === 'mobile');
    events.onSettled();
  };
  const stops = [
    followFit({ stage, card }, { ...props, plan }, (heightPx) => {
      if (plan.takesRoom) events.onHeight(heightPx);
    }),
    listenForEscape(stage, plan.isModal, () => events.onClose('escape')),
    listenForActs(place, events),
    plan.isModal ? keepFocus(stage, card) : () => undefined,
    plan.isModal && props.popup.closing.onOutsideClick
      ? listenOutside(stage, () => events.onClose('bg_click'))
      : () => undefined,
    effects.entry === undefined ? () => undefined : whenEntered(card, settle),
  ];
  if (effects.entry === undefined) settle();
  return () => stops.forEach((stop) => stop());
}

/** A Tab that leaves the popup goes on at its other end. */
function keepFocus(stage: HTMLElement, card: HTMLElement): () => void {
  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    const edge = target instanceof HTMLElement ? target.dataset['focusEdge'] : undefined;
    if (edge === 'start' || edge === 'end') goOnFromEdge(edge, card, relatedTarget);
  };
  stage.addEventListener('focusin', handleFocus);
  return () => stage.removeEventListener('focusin', handleFocus);
}

function listenOutside(stage: HTMLElement, onClick: () => void): () => void {
  const scroll = stage.querySelector('.bkv-scroll');
  const { pointerDown, click } = createOutsideClick(onClick);
  scroll?.addEventListener('pointerdown', pointerDown);
  scroll?.addEventListener('click', click);
  return () => {
    scroll?.removeEventListener('pointerdown', pointerDown);
    scroll?.removeEventListener('click', click);
  };
}

/** Calls `run` once when the entry effect, which the popup's own styles play, is over. */
function whenEntered(card: HTMLElement, run: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    card.removeEventListener('animationend', handleEnd);
  };
  const settle = (): void => {
    stop();
    run();
  };
  const handleEnd = ({ target }: Event): void => {
    if (target === card) settle();
  };
  const timer = setTimeout(settle, ENTRY_CEILING_MS);
  card.addEventListener('animationend', handleEnd);
  return stop;
}
