/** Keeps the host page from scrolling while a modal popup is over it. */
export interface ScrollLock {
  /**
   * Returns a function that releases the lock. The page scrolls again when the last lock is
   * released.
   */
  acquire(): () => void;
}

export function createScrollLock(document: Document): ScrollLock {
  let holders = 0;
  let restore: (() => void) | undefined;
  return {
    acquire() {
      holders += 1;
      restore ??= lock(document.documentElement);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        restore?.();
        restore = undefined;
      };
    },
  };
}

/** The space of the scroll bar stays reserved, so that the page behind does not jump. */
function lock(root: HTMLElement): () => void {
  const hasScrollBar =
    root.ownerDocument.defaultView !== null &&
    root.ownerDocument.defaultView.innerWidth > root.clientWidth;
  const undos = [
    overrule(root, 'overflow', 'hidden'),
    ...(hasScrollBar ? [overrule(root, 'scrollbar-gutter', 'stable')] : []),
  ];
  return () => undos.forEach((undo) => undo());
}

/** Sets a style of an element of the page. Returns a function that restores the earlier value. */
export function overrule(element: HTMLElement, name: string, value: string): () => void {
  const before = element.style.getPropertyValue(name);
  const priority = element.style.getPropertyPriority(name);
  element.style.setProperty(name, value, 'important');
  return () => {
    if (before === '') element.style.removeProperty(name);
    else element.style.setProperty(name, before, priority);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
