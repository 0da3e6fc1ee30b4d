import type { CloseTrigger } from '@beckon/contract/values';

/** Callbacks for what the visitor of a prerendered popup does. */
export interface Acts {
  /** Called for the close button, and for a button of the template that closes. */
  readonly onClose: (by: CloseTrigger) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** Called when the visitor does something else, or is about to. */
  readonly onIntent: () => void;
}

const CLOSERS = '[data-part=closer],[data-block=close-button]';

/** Listens to everything that visitors can do with a prerendered popup, until it is aborted. */
export function listenForActs(place: HTMLElement, acts: Acts, listening: AbortController): void {
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => place.addEventListener(type, listener, listening);
  listen('click', (event) => {
    const closer = closestOf(event, CLOSERS);
    if (closer) acts.onClose(closer.matches('.bkv-close-x') ? 'x_click' : 'cancel_click');
    else acts.onClick(event);
  });
  listen('submit', acts.onSubmit);
  listen('input', acts.onIntent);
  listen('keydown', ({ key }) => {
    if (key !== 'Escape') acts.onIntent();
  });
  listen('pointerdown', (event) => {
    if (isOnControl(event)) acts.onIntent();
  });
  listen('pointermove', (event) => {
    // When an element appears under the pointer, browsers report a movement although the pointer
    // did not move.
    if ((event.movementX !== 0 || event.movementY !== 0) && isOnControl(event)) acts.onIntent();
  });
}

/** Whether the event is on a form, a link or a button that does not close the popup. */
function isOnControl(event: Event): boolean {
  return closestOf(event, 'form,a,button')?.matches(CLOSERS) === false;
}

function closestOf({ target }: Event, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}
