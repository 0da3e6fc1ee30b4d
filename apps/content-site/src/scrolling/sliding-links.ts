import { parseUrl } from '@beckon/host-page/parse-url';
import type { PageTools } from '../page/page-tools.ts';
import { plainlyClicked } from '../page/plain-click.ts';

const SLIDING_LINK = 'a.sliding-link[href*="#"]';

/**
 * Links of the class `sliding-link` scroll smoothly to their target on this page. The address, the
 * back button and the focus follow as with any anchor.
 */
export function slideToAnchors({ window, document, listen }: PageTools): void {
  listen(
    document,
    'click',
    (event) => {
      const link = plainlyClicked(event, SLIDING_LINK);
      if (link === undefined || event.defaultPrevented || opensElsewhere(link)) return;
      const hash = hashOnThisPage(link, window.location);
      const target = hash === undefined ? undefined : targetOf(document, hash);
      if (hash === undefined || target === undefined) return;
      event.preventDefault();
      // Before the scrolling: the entry that is left behind keeps the place where it was.
      if (window.location.hash !== hash)
        window.history.pushState(window.history.state, '', hash === '' ? '#' : hash);
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
      focusQuietly(target);
    },
    { passive: false },
  );
}

function opensElsewhere(link: HTMLElement): boolean {
  const target = link.getAttribute('target') ?? '';
  return link.hasAttribute('download') || (target !== '' && target !== '_self');
}

/** The hash that the link leads to; undefined: it leads to another page. */
function hashOnThisPage(link: HTMLElement, here: Location): string | undefined {
  const url = parseUrl(link.getAttribute('href') ?? '', link.baseURI);
  const isHere = url !== undefined && url.href.split('#')[0] === here.href.split('#')[0];
  return isHere ? url.hash : undefined;
}

/** An empty hash and `#top` are the top of the page, unless an element has that name. */
function targetOf(document: Document, hash: string): HTMLElement | undefined {
  const name = hash.slice(1);
  const found =
    document.getElementById(decoded(name)) ??
    document.getElementById(name) ??
    (name === '' || name === 'top' ? document.documentElement : null);
  return found ?? undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone percent sign in an id is no escape.
  }
}

/** The keyboard continues from the new place in the page, without another jump. */
function focusQuietly(target: HTMLElement): void {
  if (target === target.ownerDocument.documentElement) return;
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  // An element that can be focused by a click would draw a ring each time.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
