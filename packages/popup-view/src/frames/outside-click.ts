/** Distinguishes clicks outside the popup from clicks that only ended there. */
export interface OutsideClick {
  pointerDown(event: PlacedEvent): void;
  click(event: PlacedEvent): void;
}

interface PlacedEvent {
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
}

/**
 * Reports a click outside a modal popup if it also began there. Dragging text out of a field is not
 * such a click. docs/behaviour/closing.md#ways-out.
 */
export function createOutsideClick(onClick: () => void): OutsideClick {
  let beganOutside = false;
  return {
    pointerDown({ target, currentTarget }) {
      beganOutside = target === currentTarget;
    },
    click({ target, currentTarget }) {
      if (beganOutside && target === currentTarget) onClick();
      beganOutside = false;
    },
  };
}
