/**
 * Attributes from which an element loads something: addresses, or the html of a frame. `src` is
 * restored last, because a browser would load it before it reads the others.
 */
export const ADDRESSES: readonly string[] = ['srcset', 'srcdoc', 'poster', 'data', 'href', 'src'];

/** The sources of a picture or a player, and then the element itself. */
export function partsOf(element: Element): Element[] {
  const owner = element.closest('picture') ?? element;
  return [...owner.querySelectorAll(':scope>source'), element];
}
