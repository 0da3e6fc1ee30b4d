import { parseUrl } from '@beckon/host-page/parse-url';

const LOADED = 'lazy-loaded';

const OWN = ['src', 'srcset', 'poster', 'bg'].map((name) => `.lazy[data-${name}]`).join();
/** These may have nothing but sources. */
const HOLDERS = 'video.lazy,audio.lazy,picture>.lazy';

/** All elements that wait to be loaded. docs/behaviour/content-site.md#lazy-loading */
export function findLazy(document: Document): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${OWN},${HOLDERS}`)].filter(
    (element) =>
      element.matches(OWN) ||
      sourcesOf(element).some((source) => source.matches('[data-src],[data-srcset]')),
  );
}

/** Loads an element. It gets the class `lazy-loaded` when loading has finished. */
export function loadLazy(element: HTMLElement): void {
  element.classList.remove('lazy');
  element.addEventListener('load', () => element.classList.add(LOADED), { once: true });
  element.addEventListener('loadeddata', () => element.classList.add(LOADED), { once: true });
  const background = take(element, 'bg');
  if (background !== undefined) {
    element.style.backgroundImage = `url("${background}")`;
    element.classList.add(LOADED);
  }
  // The sources first, because otherwise the browser starts to load the element's own address.
  for (const source of sourcesOf(element)) apply(source);
  apply(element);
  if (element instanceof HTMLMediaElement) element.load();
}

function sourcesOf(element: HTMLElement): readonly Element[] {
  const holder = element.parentElement?.tagName === 'PICTURE' ? element.parentElement : element;
  return [...holder.querySelectorAll(':scope > source')];
}

function apply(element: Element): void {
  for (const name of ['sizes', 'srcset']) {
    const value = element.getAttribute(`data-${name}`);
    if (value === null) continue;
    element.removeAttribute(`data-${name}`);
    element.setAttribute(name, value);
  }
  for (const name of ['poster', 'src']) {
    const address = take(element, name);
    if (address !== undefined) element.setAttribute(name, address);
  }
}

/** Reads an address and removes its attribute. Undefined for an address that could run code. */
function take(element: Element, name: string): string | undefined {
  const value = element.getAttribute(`data-${name}`);
  if (value === null) return undefined;
  element.removeAttribute(`data-${name}`);
  const url = parseUrl(value, element.baseURI);
  const isPicture = url?.protocol === 'data:' && /^image\//i.test(url.pathname);
  return url !== undefined && (/^https?:$/.test(url.protocol) || isPicture) ? url.href : undefined;
}
