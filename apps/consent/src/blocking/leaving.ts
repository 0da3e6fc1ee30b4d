import { WITHOUT_NOTICE } from './blocked-elements.ts';
import { forgetContainer, keptContainerOf } from './containers.ts';
import { HELD_BACK } from './held-back.ts';
import { removeOwnBox } from './own-box.ts';
import { clearBox } from './release.ts';

/**
 * Removes the notice of an element that leaves its place, because the page removes or moves it.
 * `onSeen` is called if the page may now contain one without a notice. Returns a function that
 * starts to watch a tree.
 */
export function watchLeaving(onSeen: () => void): (tree: Node) => void {
  const leave = (element: HTMLElement, container: HTMLElement): void => {
    if (element.hasAttribute(HELD_BACK)) {
      removeOwnBox(element, container);
      // A framework may have replaced all classes, and by this one the frame is found again.
      element.classList.add('cmplz-placeholder-element');
    } else clearBox(container, [element]);
    forgetContainer(element);
    element.classList.remove('cmplz-processed');
  };
  const observer = new MutationObserver((records) => {
    let isSeen = false;
    for (const { addedNodes, removedNodes } of records)
      for (const node of [...removedNodes, ...addedNodes]) {
        if (!(node instanceof HTMLElement)) continue;
        // What got a notice has a category. Its classes may be gone.
        for (const element of [node, ...node.querySelectorAll<HTMLElement>('[data-category]')]) {
          const container = keptContainerOf(element);
          if (container && !isInPlace(element, container, node)) leave(element, container);
          isSeen ||= element.isConnected && element.matches(WITHOUT_NOTICE);
        }
      }
    if (isSeen) onSeen();
  });
  return (tree) => observer.observe(tree, { childList: true, subtree: true });
}

/**
 * Whether the element is where its notice is, after `node` was moved. A page may put others between
 * a frame and its box, but if it moves the frame itself, the box has to follow.
 */
function isInPlace(element: HTMLElement, container: HTMLElement, node: Node): boolean {
  if (!element.hasAttribute(HELD_BACK)) return container.contains(element);
  if (node === element) return element.nextElementSibling === container;
  return element.parentNode === container.parentNode;
}
