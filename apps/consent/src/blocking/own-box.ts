import { HELD_BACK } from './held-back.ts';

/**
 * The element in the place of a held frame. The name is our own, so no style of the page applies to
 * it, and it may be in a paragraph.
 */
export const OWN_BOX = 'beckon-box';

/** What decides about the size and the place of an element in the page's layout. */
const LAYOUT = [
  ...(['minWidth', 'maxWidth', 'maxHeight', 'aspectRatio', 'position', 'inset', 'zIndex'] as const),
  ...(['margin', 'cssFloat', 'flex', 'order', 'alignSelf', 'justifySelf'] as const),
  ...(['gridArea', 'verticalAlign'] as const),
];
const HAS_NO_EFFECT = /^(auto|none|normal|static|0px|0|baseline|0 1 auto)$/;

/**
 * Hides a held frame, and puts a box of the same size beside it. The frame stays where its page put
 * it, because the page may move or remove it: React stops if a parent is not the one that it
 * knows.
 */
export function boxInPlaceOf(frame: HTMLElement): HTMLElement {
  const box = frame.ownerDocument.createElement(OWN_BOX);
  const look = getComputedStyle(frame);
  const { display } = look;
  frame.setAttribute(HELD_BACK, frame.style.display);
  frame.style.setProperty('display', 'none', 'important');
  // The browser returns sizes as they were declared only for an element that is not drawn.
  for (const name of LAYOUT) if (!HAS_NO_EFFECT.test(look[name])) box.style[name] = look[name];
  const { width, height, borderLeftWidth, borderTopWidth, paddingLeft, paddingTop } = look;
  const isOuter = look.boxSizing === 'border-box';
  const outer = (size: string, ...edges: string[]): string =>
    isOuter || size === 'auto' ? size : `calc(${size} + 2 * (${edges.join(' + ')}))`;
  box.style.boxSizing = 'border-box';
  box.style.width = outer(width, borderLeftWidth, paddingLeft);
  box.style.height = outer(height, borderTopWidth, paddingTop);
  const isWide = width === 'auto' || display === 'none';
  box.style.display = isWide ? 'block' : display.replace(/^inline$/, 'inline-block');
  frame.after(box);
  return box;
}

/** Shows the frame again in place of its box. The focus stays at this place. */
export function removeOwnBox(frame: HTMLElement, box: Element | null | undefined): void {
  if (frame.style.getPropertyPriority('display') !== '')
    frame.style.display = frame.getAttribute(HELD_BACK) ?? '';
  if (box?.localName !== OWN_BOX) return;
  const hasFocus = box.matches(':focus-within');
  box.remove();
  if (!hasFocus) return;
  if (frame.tabIndex < 0) frame.tabIndex = -1;
  frame.focus({ preventScroll: true });
}
