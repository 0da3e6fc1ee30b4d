import { HELD_BACK } from './held-back.ts';
import { OWN_BOX } from './own-box.ts';

/** Where each element got its notice. A script of the page may move the element afterwards. */
const containers = new WeakMap<HTMLElement, HTMLElement>();

export function keepContainer(element: HTMLElement, container: HTMLElement): void {
  containers.set(element, container);
}

export function forgetContainer(element: HTMLElement): void {
  containers.delete(element);
}

export function keptContainerOf(element: HTMLElement): HTMLElement | undefined {
  return containers.get(element);
}

/** The element that the notice of `element` covers. */
export function containerOf(element: HTMLElement): HTMLElement | null {
  return containers.get(element) ?? placeOf(element);
}

function placeOf(element: HTMLElement): HTMLElement | null {
  const next = element.nextElementSibling;
  // A copy of a held frame is followed by a copy of its box.
  if (element.hasAttribute(HELD_BACK))
    return next instanceof HTMLElement && next.localName === OWN_BOX ? next : null;
  return element.matches('.cmplz-image,.cmplz-iframe') ? element.parentElement : element;
}

/** The element into which the notice is inserted: a video cannot contain one. */
export function noticePlaceOf(container: HTMLElement): HTMLElement | null {
  return container instanceof HTMLVideoElement ? container.parentElement : container;
}
