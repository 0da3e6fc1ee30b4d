import { addClass } from './add-class.ts';
import { trusted } from '../page/trusted.ts';
import { partsOf, PUT_AWAY } from './addresses.ts';
import { containerOf, noticePlaceOf } from './containers.ts';
import { HELD_BACK } from './held-back.ts';
import { removeOwnBox } from './own-box.ts';

/** Restores the content of pictures, frames, styles and other elements, but not of scripts. */
export interface Release {
  /** Restores the element and marks it as released, unless nothing of it was held back. */
  giveBack(element: HTMLElement): void;
  /**
   * Removes the notice from the box of one restored element. Each box is searched once. Returns
   * false if none is left.
   */
  clearNext(): boolean;
}

export interface ReleaseDeps {
  readonly document: Document;
  /** Whether an address, or the html of a frame, may be given back. */
  readonly isHarmless: (address: string) => boolean;
}

/** Creates the release of a page. docs/behaviour/consent.md#blocked-content */
export function createRelease(deps: ReleaseDeps): Release {
  /** Boxes with their restored elements that are visible at once. A frame has to load first. */
  const boxes = new Map<HTMLElement, HTMLElement[]>();
  return {
    giveBack(element) {
      if (!element.matches(RELEASED)) return;
      addClass(element, 'cmplz-activated');
      const container = containerOf(element);
      if (element.hasAttribute(HELD_BACK)) removeOwnBox(element, container);
      else putInBox(boxes, element, container);
      restoreAddress(element, deps, container);
    },
    clearNext() {
      for (const [box, shown] of boxes) {
        boxes.delete(box);
        clearBox(box, shown);
        return true;
      }
      return false;
    },
  };
}

/** Content that someone marked and that has something to give back. */
const RELEASED = `link[data-href],:is([${HELD_BACK}],[data-src-cmplz],[data-srcset-cmplz],.cmplz-image,.cmplz-iframe,.cmplz-placeholder-element):not(script,.cmplz-consent-area,.cmplz-blocked-content-notice)`;

function restoreAddress(
  element: HTMLElement,
  deps: ReleaseDeps,
  container: HTMLElement | null,
): void {
  const styles = element.getAttribute('data-href');
  if (styles !== null) {
    if (deps.isHarmless(styles)) releaseStyles(element, styles, deps.document);
    return;
  }
  const lazy = element.getAttribute('data-deferlazy');
  if (lazy !== null) element.setAttribute('loading', lazy);
  // The box of a frame keeps its notice until the frame has loaded.
  if (container && element instanceof HTMLIFrameElement)
    element.addEventListener('load', () => clearBox(container, [element]), { once: true });
  restoreParts(element, deps);
  // A player does not notice by itself that its sources are back.
  if (element instanceof HTMLMediaElement) element.load();
}

function restoreParts(element: HTMLElement, { isHarmless }: ReleaseDeps): void {
  for (const part of partsOf(element))
    for (const name of PUT_AWAY) {
      const address = part.getAttribute(`data-${name}-cmplz`);
      if (address === null || !(name === 'srcdoc' || isHarmless(address))) continue;
      if (element instanceof HTMLIFrameElement && name === 'src') restoreFrame(element, address);
      else part.setAttribute(name, trusted().createHTML(address));
    }
}

function restoreFrame(frame: HTMLIFrameElement, address: string): void {
  const { cmplzTarget: target = 'src' } = frame.dataset;
  const needsPlay = frame.src.includes('autoplay=1') && !address.includes('autoplay=1');
  // Only attributes that contain an address are set, because the name comes from the page.
  if (/^(src|data-[\w-]+)$/.test(target))
    frame.setAttribute(
      target,
      needsPlay ? `${address}${address.includes('?') ? '&' : '?'}autoplay=1` : address,
    );
}

function releaseStyles(link: HTMLElement, address: string, document: Document): void {
  if (!(link instanceof HTMLLinkElement)) return;
  const fresh = document.importNode(link);
  fresh.removeAttribute('data-href');
  fresh.rel ||= 'stylesheet';
  fresh.href = address;
  // Styles of a shadow root reach nothing else, and no others reach it.
  if (link.getRootNode() instanceof ShadowRoot) link.after(fresh);
  else document.head.append(fresh);
}

function putInBox(
  boxes: Map<HTMLElement, HTMLElement[]>,
  element: HTMLElement,
  container: HTMLElement | null,
): void {
  if (container === null || element instanceof HTMLLinkElement) return;
  const shown = boxes.get(container) ?? [];
  boxes.set(container, shown);
  if (!(element instanceof HTMLIFrameElement)) shown.push(element);
}

/** Removes the notice of a box, and shows what was released in it. */
export function clearBox(container: HTMLElement, shown: readonly HTMLElement[]): void {
  // If other elements of the box are still blocked, its notice stays.
  if (hasBlocked(container)) return;
  clearNotices(noticePlaceOf(container));
  if (shown.length > 0) clearContainer(container, shown);
}

export function clearNotices(place: Element | null): void {
  place?.querySelectorAll('.cmplz-blocked-content-notice').forEach((notice) => notice.remove());
}

function clearContainer(container: HTMLElement, inside: readonly HTMLElement[]): void {
  const index = container.dataset['placeholder_class_index'];
  container.classList.remove('cmplz-blocked-content-container', `cmplz-placeholder-${index}`);
  for (const element of inside)
    if (element.matches('.cmplz-iframe-styles')) element.classList.remove('cmplz-iframe-styles');
  container.style.height = '';
  container.style.backgroundImage = '';
}

function hasBlocked(container: HTMLElement): boolean {
  return container.querySelector('.cmplz-processed:not(.cmplz-activated)') !== null;
}
