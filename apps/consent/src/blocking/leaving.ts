import { containerOf, forgetContainer } from './containers.ts';
import { HELD_BACK } from './held-back.ts';
import { removeOwnBox } from './own-box.ts';
import { clearBox } from './release.ts';

const WAITING = '.cmplz-processed:not(.cmplz-activated)';

/**
 * Removes the notice of an element that leaves its place, because the page removes or moves it.
 * `onMoved` is called if the element is still in the page. Returns a function that starts to watch
 * a tree.
 */
export function watchLeaving(onMoved: () => void): (tree: Node) => void {
  const leave = (element: HTMLElement): void => {
    const container = containerOf(element);
    const isHeld = element.hasAttribute(HELD_BACK);
    if (container === null || container.contains(element)) return;
    if (element.nextElementSibling === container) return;
    if (isHeld) removeOwnBox(element, container);
    else clearBox(container, [element]);
    forgetContainer(element);
    element.classList.remove('cmplz-processed');
    if (element.isConnected) onMoved();
  };
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(WAITING)) leave(node);
        node.querySelectorAll<HTMLElement>(WAITING).forEach(leave);
      }
  });
  const watched = new WeakSet<Node>();
  return (tree) => {
    if (!watched.has(tree)) observer.observe(tree, { childList: true, subtree: true });
    watched.add(tree);
  };
}
