import { addClass } from './add-class.ts';
import { createShortTasks, type ShortTasksDeps } from './short-tasks.ts';
import { createWebAddressCheck } from './web-address.ts';

interface ReleaseDeps extends ShortTasksDeps {
  readonly document: Document;
}

type IsWebAddress = (address: string) => boolean;

/**
 * Gives pictures, frames, styles and other elements their content back; many of them in several
 * tasks. Scripts are not meant. Each is marked when its turn comes.
 */
export function release(elements: readonly HTMLElement[], deps: ReleaseDeps): void {
  const isWebAddress = createWebAddressCheck(deps.document.baseURI);
  const waiting = elements.values();
  /** Each box is looked through once, however many elements of it are released. */
  const boxes = new Map<HTMLElement, HTMLElement[]>();
  const cleared = boxes.entries();
  const releaseNext = (): boolean => {
    const element = waiting.next().value;
    if (element !== undefined) {
      if (isReleasedNow(element)) {
        restore(element, deps.document, isWebAddress);
        putInBox(boxes, element);
      }
      return true;
    }
    const box = cleared.next().value;
    if (box !== undefined) clearBox(...box);
    return box !== undefined;
  };
  const releaseSome = createShortTasks(deps, releaseNext, () => releaseSome());
  releaseSome();
}

/** Marks the element; `false`: nothing of it was held back. */
function isReleasedNow(element: HTMLElement): boolean {
  if (element instanceof HTMLScriptElement) return false;
  const isHeld =
    element instanceof HTMLLinkElement
      ? element.hasAttribute('data-href')
      : !element.matches('.cmplz-consent-area,.cmplz-blocked-content-notice') &&
        (element.hasAttribute('data-src-cmplz') ||
          element.matches('.cmplz-placeholder-element,.cmplz-image,.cmplz-iframe'));
  if (isHeld) addClass(element, 'cmplz-activated');
  return isHeld;
}

function restore(element: HTMLElement, document: Document, isWebAddress: IsWebAddress): void {
  if (element instanceof HTMLLinkElement) {
    releaseStyles(element, document, isWebAddress);
    return;
  }
  const lazy = element.getAttribute('data-deferlazy');
  if (lazy !== null) element.setAttribute('loading', lazy);
  const isFrame = element instanceof HTMLIFrameElement;
  // The box keeps its look until there is something to see.
  if (isFrame) element.addEventListener('load', () => clearBoxOf(element), { once: true });
  const address = element.getAttribute('data-src-cmplz');
  if (address === null || !isWebAddress(address)) return;
  if (isFrame) restoreFrame(element, address);
  else element.setAttribute('src', address);
}

function restoreFrame(frame: HTMLIFrameElement, address: string): void {
  const target = frame.dataset['cmplzTarget'] ?? 'src';
  const plays = (frame.getAttribute('src') ?? '').includes('autoplay=1');
  const needsPlay = plays && !address.includes('autoplay=1');
  // Only attributes that hold an address: the name comes from the page.
  if (!/^(src|data-[\w-]+)$/.test(target)) return;
  frame.setAttribute(
    target,
    needsPlay ? `${address}${address.includes('?') ? '&' : '?'}autoplay=1` : address,
  );
}

function releaseStyles(
  link: HTMLLinkElement,
  document: Document,
  isWebAddress: IsWebAddress,
): void {
  const address = link.getAttribute('data-href');
  if (address === null || !isWebAddress(address)) return;
  const fresh = document.createElement('link');
  for (const { name, value } of link.attributes)
    if (!['data-href', 'data-category', 'data-service'].includes(name))
      fresh.setAttribute(name, value);
  fresh.rel = 'stylesheet';
  fresh.href = address;
  document.head.append(fresh);
}

function putInBox(boxes: Map<HTMLElement, HTMLElement[]>, element: HTMLElement): void {
  const container = element instanceof HTMLLinkElement ? null : containerOf(element);
  if (container === null) return;
  const inside = boxes.get(container);
  if (inside === undefined) boxes.set(container, [element]);
  else inside.push(element);
}

function clearBox(container: HTMLElement, inside: readonly HTMLElement[]): void {
  // Other blocked elements of the same box keep its notice.
  if (hasBlocked(container)) return;
  clearNotices(container);
  const shown = inside.filter((element) => !(element instanceof HTMLIFrameElement));
  if (shown.length > 0) clearContainer(container, shown);
}

/** The element that a notice was laid over. */
export function containerOf(element: HTMLElement): HTMLElement | null {
  const isInside = element.matches('.cmplz-image, .cmplz-iframe');
  return isInside ? element.parentElement : element;
}

function clearNotices(container: HTMLElement): void {
  const scope = container instanceof HTMLVideoElement ? container.parentElement : container;
  scope?.querySelectorAll('.cmplz-blocked-content-notice').forEach((notice) => notice.remove());
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
  for (const name of ['height', 'background-image']) container.style.removeProperty(name);
}

function hasBlocked(container: HTMLElement): boolean {
  return container.querySelector('.cmplz-processed:not(.cmplz-activated)') !== null;
}
