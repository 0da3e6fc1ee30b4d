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
  /** Gets the drawn height in px, if the page has to make room for the popup. */
  readonly onHeight: (heightPx: number) => void;
  /** Called when the entry effect has ended. */
  readonly onSettled: () => void;
}

/** The placement and effects of a prerendered popup. */
export interface StageLife {
  readonly props: Pick<PopupViewProps, 'popup' | 'layout'>;
  readonly plan: FramePlan;
  readonly effects: PopupEffects;
}

/**
 * Runs everything that a popup does before a visitor uses it: it plays the entry effect, takes and
 * keeps the focus, fits into the window, and can be closed. Returns a function that stops this.
 */
export function runStage(
  { stage, card, place }: StageElements,
  { props, plan, effects }: StageLife,
  events: StageEvents,
): () => void {
  const settle = (): void => {
    // Moving the focus makes the browser compute styles, so the styles change after it.
    if (plan.isModal) focusPopup(card, props.layout === 'mobile');
    card.style.animationName = '';
    stage.dataset['settled'] = 'true';
    events.onSettled();
  };
  const listening = new AbortController();
  const stops = [
    () => listening.abort(),
    followFit({ stage, card }, { ...props, plan }, (heightPx) => {
      if (plan.takesRoom) events.onHeight(heightPx);
    }),
    listenForEscape(stage, plan.isModal, () => events.onClose('escape')),
  ];
  listenForActs(place, events, listening);
  if (plan.isModal) {
    keepFocus(stage, card, listening);
    if (props.popup.closing.onOutsideClick)
      listenOutside(stage, () => events.onClose('bg_click'), listening);
  }
  if (effects.entry === undefined) settle();
  else stops.push(whenEntered(card, settle));
  return () => stops.forEach((stop) => stop());
}

/** Moves a Tab that leaves the popup to its other end. */
function keepFocus(stage: HTMLElement, card: HTMLElement, listening: AbortController): void {
  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    const edge = target instanceof HTMLElement ? target.dataset['focusEdge'] : undefined;
    if (edge === 'start' || edge === 'end') goOnFromEdge(edge, card, relatedTarget);
  };
  stage.addEventListener('focusin', handleFocus, listening);
}

function listenOutside(stage: HTMLElement, onClick: () => void, listening: AbortController): void {
  const scroll = stage.querySelector('.bkv-scroll');
  const { pointerDown, click } = createOutsideClick(onClick);
  scroll?.addEventListener('pointerdown', pointerDown, listening);
  scroll?.addEventListener('click', click, listening);
}

/** Calls `run` once, when the entry effect that the popup's styles play has ended. */
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
