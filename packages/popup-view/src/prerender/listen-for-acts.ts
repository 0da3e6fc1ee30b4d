import type { CloseTrigger } from '@beckon/contract/values';

/** What the visitor of a prerendered popup does. */
export interface Acts {
  /** The popup's own way out, or a button of its template that closes. */
  readonly onClose: (by: CloseTrigger) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** They are about to do something else, or have begun to. */
  readonly onIntent: () => void;
}

const CLOSERS = '[data-part=closer],[data-block=close-button]';

/** Listens to all that visitors can do with a prerendered popup. Returns how to stop. */
export function listenForActs(place: HTMLElement, acts: Acts): () => void {
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): (() => void) => {
    place.addEventListener(type, listener);
    return () => place.removeEventListener(type, listener);
  };
  const stops = [
    listen('click', (event) => {
      const closer = closestOf(event, CLOSERS);
      if (closer) acts.onClose(closer.matches('.bkv-close-x') ? 'x_click' : 'cancel_click');
      else acts.onClick(event);
    }),
    listen('submit', acts.onSubmit),
    listen('input', acts.onIntent),
    listen('keydown', ({ key }) => {
      if (key !== 'Escape') acts.onIntent();
    }),
    listen('pointerdown', (event) => {
      if (isOnControl(event)) acts.onIntent();
    }),
    listen('pointermove', (event) => {
      // Browsers also report a pointer that does not move, over an element that has just appeared.
      if ((event.movementX !== 0 || event.movementY !== 0) && isOnControl(event)) acts.onIntent();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** On a form, a link or a button, but for those that close. */
function isOnControl(event: Event): boolean {
  return closestOf(event, 'form,a,button')?.matches(CLOSERS) === false;
}

function closestOf({ target }: Event, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}
