import { HELD_BACK } from './held-back.ts';

/**
 * The element in the place of a held frame. The name is our own, so no style of the page applies to
 * it, and it may be in a paragraph.
 */
export const OWN_BOX = 'beckon-box';

/** What decides about the size and the place of an element in the page's layout. */
const LAYOUT =
  'min-width max-width max-height aspect-ratio position inset z-index margin float flex order place-self grid-area vertical-align';
/** Values that would only replace those of the box's own styles. */
const HAS_NO_EFFECT = /^(auto|none|static|0px)$/;
/**
 * A size with the least size, or `display`, of what cannot be seen. Some pages give their frames
 * one pixel, and the true size as the least one.
 */
const UNSEEN = /^([01]px(auto|0px)?|none)$/;

let hiding: CSSStyleSheet | undefined;

/**
 * Hides a held frame, and puts a box of the same size beside it. The frame stays where its page put
 * it, because the page may move or remove it: React stops if a parent is not the one that it knows.
 * Returns null if the page itself hides the frame.
 */
export function boxInPlaceOf(frame: HTMLElement): HTMLElement | null {
  const box = document.createElement(OWN_BOX);
  const look = getComputedStyle(frame);
  const around = getComputedStyle(frame.parentElement ?? frame);
  const { display } = look;
  hide(frame);
  // The browser returns sizes as they were declared only for an element that is not drawn.
  const { width } = look;
  const seen = [display, width + look.minWidth, look.height + look.minHeight];
  // Browsers do not draw sound without controls, and a page may have buttons of its own for it.
  const isSound = frame.localName === 'audio';
  // `hidden` is less than `visible`. What hides a frame from around may show it later, with the box.
  const isHidden = seen.some((value) => UNSEEN.test(value)) || look.visibility < around.visibility;
  if (isHidden && !isSound) {
    show(frame);
    return null;
  }
  for (const name of LAYOUT.split(' ')) {
    const value = look.getPropertyValue(name);
    if (!HAS_NO_EFFECT.test(value)) box.style.setProperty(name, value);
  }
  // The greatest width that a style sheet sets is that of the whole box.
  box.style.boxSizing = 'border-box';
  box.style.width = outer(look, width, 'left');
  box.style.height = outer(look, look.height, 'top');
  const isWide = isSound || width === 'auto';
  box.style.display = isWide ? 'block' : display.replace(/^inline$/, 'inline-block');
  frame.after(box);
  return box;
}

/** A size with padding and border, which are the same on both sides. */
function outer(look: CSSStyleDeclaration, size: string, side: 'left' | 'top'): string {
  const edges = `${look.getPropertyValue(`border-${side}-width`)} + ${look.getPropertyValue(`padding-${side}`)}`;
  return look.boxSizing === 'border-box' || size === 'auto' ? size : `calc(${size} + 2*(${edges}))`;
}

/** Shows the frame again in place of its box. The focus stays at this place. */
export function removeOwnBox(frame: HTMLElement, box: Element | null | undefined): void {
  show(frame);
  if (box?.localName !== OWN_BOX) return;
  if (box.matches(':focus-within')) {
    if (frame.tabIndex < 0) frame.tabIndex = -1;
    frame.focus({ preventScroll: true });
  }
  box.remove();
}

/** Hides the frame by a style sheet, because pages set `display` of their elements. */
function hide(frame: HTMLElement): void {
  frame.setAttribute(HELD_BACK, 'box');
  const tree = frame.getRootNode();
  const { adoptedStyleSheets: sheets } = tree instanceof ShadowRoot ? tree : document;
  hiding ??= new CSSStyleSheet();
  if (sheets.includes(hiding)) return;
  sheets.push(hiding);
  hiding.replaceSync(`[${HELD_BACK}=box]{display:none!important}`);
}

function show(frame: HTMLElement): void {
  frame.setAttribute(HELD_BACK, '');
}
