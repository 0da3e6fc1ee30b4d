import { parseUrl } from '@beckon/host-page/parse-url';
import type { PageTools } from '../page/page-tools.ts';
import { plainlyClicked } from '../page/plain-click.ts';

const SLIDING_LINK = 'a.sliding-link[href*="#"]';

/**
 * Makes links with the class `sliding-link` scroll smoothly to their target on this page. Address,
 * back button and focus work as with any anchor.
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
      // Before the scrolling, so that the old history entry keeps the old scroll position.
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

/** The hash of a link to this page; undefined if the link leads to another page. */
function hashOnThisPage(link: HTMLElement, here: Location): string | undefined {
  const url = parseUrl(link.getAttribute('href') ?? '', link.baseURI);
  const isHere = url !== undefined && url.href.split('#')[0] === here.href.split('#')[0];
  return isHere ? url.hash : undefined;
}

/**
 * The target that our script can scroll to. An empty hash and `#top` mean the top of the page,
 * unless an element has that id or name.
 */
function targetOf(document: Document, hash: string): HTMLElement | undefined {
  const name = hash.slice(1);
  const found =
    document.getElementById(decoded(name)) ??
    document.getElementById(name) ??
    namedAnchor(document, decoded(name)) ??
    (/^(top)?$/i.test(name) ? document.documentElement : undefined);
  return found && !isInClosedPart(found) ? found : undefined;
}

/** The older form of a target: `<a name="…">`. Fields of forms have names as well, but are none. */
function namedAnchor(document: Document, name: string): HTMLElement | undefined {
  const named = [...document.getElementsByName(name)];
  return named.find((element) => element instanceof HTMLAnchorElement);
}

/** Only the browser itself opens a closed part when a link leads into it. */
function isInClosedPart(target: HTMLElement): boolean {
  const closed = target.closest('[hidden]') ?? target.parentElement?.closest('details:not([open])');
  return Boolean(closed);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // The id contains a percent sign that is not part of an escape sequence.
  }
}

/** Moves the focus to the target without another jump, so that the keyboard continues there. */
function focusQuietly(target: HTMLElement): void {
  if (target === target.ownerDocument.documentElement) return;
  target.focus({ preventScroll: true });
  if (target.ownerDocument.activeElement === target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  // Otherwise the element could be focused by clicks, and would show a focus ring each time.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
