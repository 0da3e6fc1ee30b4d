/**
 * Attributes from which an element loads something: addresses, or the html of a frame. `src` is
 * restored last, because a browser would load it before it reads the others.
 */
export const ADDRESSES: readonly string[] = ['srcset', 'srcdoc', 'poster', 'data', 'href', 'src'];

/** What is put away while an element waits: our marks take the place of the page's own values. */
export const PUT_AWAY: readonly string[] = ['data-category', 'data-service', ...ADDRESSES];

/** The sources of a picture or a player, its subtitles, and then the element itself. */
export function partsOf(element: Element): Element[] {
  const parent = element.parentElement;
  const owner = parent instanceof HTMLPictureElement ? parent : element;
  // Pages may hold back thousands of pictures, and most of them have no source.
  if (owner.firstElementChild === null) return [element];
  return [...owner.querySelectorAll(':scope>source,:scope>track'), element];
}
