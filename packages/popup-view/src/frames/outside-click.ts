/** Separates clicks outside the popup from clicks that only ended there. */
export interface OutsideClick {
  pointerDown(event: PlacedEvent): void;
  click(event: PlacedEvent): void;
}

interface PlacedEvent {
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
}

/**
 * A click beside a modal popup that also began there: dragging text out of a field is not leaving.
 * docs/behaviour/closing.md#ways-out.
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
