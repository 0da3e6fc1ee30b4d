import { isWebAddress } from './script-runner.ts';

/** Gives pictures, frames, styles and other elements their content back. Scripts are not meant. */
export function release(element: HTMLElement, document: Document): void {
  if (element instanceof HTMLScriptElement) return;
  if (element instanceof HTMLLinkElement) {
    releaseStyles(element, document);
    return;
  }
  if (element.matches('.cmplz-consent-area, .cmplz-blocked-content-notice')) return;
  const address = element.getAttribute('data-src-cmplz');
  const isPlaceholder = element.matches('.cmplz-placeholder-element, .cmplz-image, .cmplz-iframe');
  if (address === null && !isPlaceholder) return;
  element.classList.add('cmplz-activated');
  if (element.dataset['deferlazy'] !== undefined)
    element.setAttribute('loading', element.dataset['deferlazy']);
  if (element instanceof HTMLIFrameElement) {
    // The notice stands until there is something to see.
    element.addEventListener('load', () => clearContainer(element), { once: true });
    if (address !== null) restoreFrame(element, address);
    clearNotices(element);
    return;
  }
  if (address !== null && isWebAddress(address, element.baseURI))
    element.setAttribute('src', address);
  clearNotices(element);
  clearContainer(element);
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

function clearNotices(element: HTMLElement): void {
  const container = containerOf(element);
  // Other blocked elements of the same box keep its notice.
  if (container === null || hasOtherBlocked(container, element)) return;
  const scope = container instanceof HTMLVideoElement ? container.parentElement : container;
  scope?.querySelectorAll('.cmplz-blocked-content-notice').forEach((notice) => notice.remove());
}

function clearContainer(element: HTMLElement): void {
  const container = containerOf(element);
  if (container === null || hasOtherBlocked(container, element)) return;
  const index = container.dataset['placeholder_class_index'];
  container.classList.remove('cmplz-blocked-content-container', `cmplz-placeholder-${index}`);
  element.classList.remove('cmplz-iframe-styles');
  for (const name of ['height', 'background-image']) container.style.removeProperty(name);
}

function hasOtherBlocked(container: HTMLElement, element: HTMLElement): boolean {
  return [...container.querySelectorAll('.cmplz-processed')].some(
    (each) => each !== element && !each.classList.contains('cmplz-activated'),
  );
}
