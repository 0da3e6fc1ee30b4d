import { isWebAddress } from './script-runner.ts';

/**
 * Gives pictures, frames, styles and other elements their content back. Scripts are not meant. Each
 * box is looked through once, however many elements of it are released.
 */
export function release(elements: readonly HTMLElement[], document: Document): void {
  const boxes = new Map<HTMLElement, HTMLElement[]>();
  for (const element of elements) {
    if (!restore(element, document)) continue;
    const container = containerOf(element);
    if (container === null) continue;
    const inside = boxes.get(container) ?? [];
    boxes.set(container, inside);
    inside.push(element);
  }
  for (const [container, inside] of boxes) {
    // Other blocked elements of the same box keep its notice.
    if (hasBlocked(container)) continue;
    clearNotices(container);
    const shown = inside.filter((element) => !(element instanceof HTMLIFrameElement));
    if (shown.length > 0) clearContainer(container, shown);
  }
}

/** `false`: nothing of it was held back. */
function restore(element: HTMLElement, document: Document): boolean {
  if (element instanceof HTMLScriptElement) return false;
  if (element instanceof HTMLLinkElement) {
    releaseStyles(element, document);
    return false;
  }
  if (element.matches('.cmplz-consent-area, .cmplz-blocked-content-notice')) return false;
  const address = element.getAttribute('data-src-cmplz');
  const isPlaceholder = element.matches('.cmplz-placeholder-element, .cmplz-image, .cmplz-iframe');
  if (address === null && !isPlaceholder) return false;
  element.classList.add('cmplz-activated');
  if (element.dataset['deferlazy'] !== undefined)
    element.setAttribute('loading', element.dataset['deferlazy']);
  if (element instanceof HTMLIFrameElement) {
    // The box keeps its look until there is something to see.
    element.addEventListener('load', () => clearBoxOf(element), { once: true });
    if (address !== null) restoreFrame(element, address);
  } else if (address !== null && isWebAddress(address, element.baseURI))
    element.setAttribute('src', address);
  return true;
}

function restoreFrame(frame: HTMLIFrameElement, address: string): void {
  if (!isWebAddress(address, frame.baseURI)) return;
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

function releaseStyles(link: HTMLLinkElement, document: Document): void {
  const address = link.dataset['href'];
  if (address === undefined) return;
  link.classList.add('cmplz-activated');
  if (!isWebAddress(address, link.baseURI)) return;
  const fresh = document.createElement('link');
  for (const { name, value } of link.attributes)
    if (!['data-href', 'data-category', 'data-service'].includes(name))
      fresh.setAttribute(name, value);
  fresh.rel = 'stylesheet';
  fresh.href = address;
  document.head.append(fresh);
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
  for (const element of inside) element.classList.remove('cmplz-iframe-styles');
  for (const name of ['height', 'background-image']) container.style.removeProperty(name);
}

function hasBlocked(container: HTMLElement): boolean {
  return container.querySelector('.cmplz-processed:not(.cmplz-activated)') !== null;
}
