import { addClass } from './add-class.ts';
import { trusted } from '../page/trusted.ts';
import { ADDRESSES, partsOf } from './addresses.ts';

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
  readonly isWebAddress: (address: string) => boolean;
}

/** Creates the release of a page. docs/behaviour/consent.md#blocked-content */
export function createRelease(deps: ReleaseDeps): Release {
  /** Boxes with their restored elements that are visible at once. A frame has to load first. */
  const boxes = new Map<HTMLElement, HTMLElement[]>();
  return {
    giveBack(element) {
      if (!element.matches(HELD)) return;
      addClass(element, 'cmplz-activated');
      restoreAddress(element, deps);
      putInBox(boxes, element);
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
const HELD =
  'link[data-href],:is([data-src-cmplz],[data-srcset-cmplz],.cmplz-image,.cmplz-iframe,.cmplz-placeholder-element):not(script,.cmplz-consent-area,.cmplz-blocked-content-notice)';

function restoreAddress(element: HTMLElement, { document, isWebAddress }: ReleaseDeps): void {
  if (element instanceof HTMLLinkElement) {
    releaseStyles(element, document, isWebAddress);
    return;
  }
  const lazy = element.getAttribute('data-deferlazy');
  if (lazy !== null) element.setAttribute('loading', lazy);
  // The box of a frame keeps its notice until the frame has loaded.
  if (element instanceof HTMLIFrameElement)
    element.addEventListener('load', () => clearBoxOf(element), { once: true });
  restoreParts(element, isWebAddress);
  // A player does not notice by itself that its sources are back.
  if (element instanceof HTMLMediaElement) element.load();
}

function restoreParts(element: HTMLElement, isWebAddress: ReleaseDeps['isWebAddress']): void {
  for (const part of partsOf(element))
    for (const name of ADDRESSES) {
      const address = part.getAttribute(`data-${name}-cmplz`);
      if (address === null || !isWebAddress(address)) continue;
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

function releaseStyles(
  link: HTMLLinkElement,
  document: Document,
  isWebAddress: ReleaseDeps['isWebAddress'],
): void {
  const address = link.getAttribute('data-href');
  if (address === null || !isWebAddress(address)) return;
  const fresh = document.importNode(link);
  fresh.removeAttribute('data-href');
  fresh.rel ||= 'stylesheet';
  fresh.href = address;
  // Styles of a shadow root reach nothing else, and no others reach it.
  if (link.getRootNode() instanceof ShadowRoot) link.after(fresh);
  else document.head.append(fresh);
}

function putInBox(boxes: Map<HTMLElement, HTMLElement[]>, element: HTMLElement): void {
  const container = element instanceof HTMLLinkElement ? null : containerOf(element);
  if (container === null) return;
  const shown = boxes.get(container) ?? [];
  boxes.set(container, shown);
  if (!(element instanceof HTMLIFrameElement)) shown.push(element);
}

function clearBox(container: HTMLElement, shown: readonly HTMLElement[]): void {
  // If other elements of the box are still blocked, its notice stays.
  if (hasBlocked(container)) return;
  clearNotices(noticePlaceOf(container));
  if (shown.length > 0) clearContainer(container, shown);
}

/** The element that a notice covers. */
export function containerOf(element: HTMLElement): HTMLElement | null {
  const isInside = element.matches('.cmplz-image,.cmplz-iframe');
  return isInside ? element.parentElement : element;
}

/** The element into which the notice is inserted: a video cannot contain one. */
export function noticePlaceOf(container: HTMLElement): HTMLElement | null {
  return container instanceof HTMLVideoElement ? container.parentElement : container;
}

export function clearNotices(place: Element | null): void {
  place?.querySelectorAll('.cmplz-blocked-content-notice').forEach((notice) => notice.remove());
}

function clearBoxOf(frame: HTMLElement): void {
  const container = containerOf(frame);
  if (container !== null && !hasBlocked(container)) clearContainer(container, [frame]);
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
