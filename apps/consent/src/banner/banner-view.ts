import type { Listen, Off } from '@beckon/host-page/listen';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { Settings } from '../settings/settings.ts';
import { nameBoxes } from './banner-boxes.ts';
import { type BannerElements, findBannerElements } from './banner-elements.ts';
import { fillLinks } from './banner-links.ts';
import { wrapTab } from './focus.ts';

/** The banner as it stands in the page. docs/behaviour/consent.md#banner */
export interface BannerView {
  readonly elements: BannerElements;
  /** Shows the banner or puts it away; the tab does the opposite, the focus goes along. */
  apply(status: BannerStatus): void;
}

interface BannerViewDeps {
  readonly document: Document;
  readonly settings: Settings;
  readonly listen: Listen;
  readonly decode: (html: string) => string;
}

/** Takes the banner of the page in hand; its styles have to be there. */
export function createBannerView(deps: BannerViewDeps): BannerView {
  const { document, settings } = deps;
  const elements = findBannerElements(document, settings);
  const { banner, tab, container } = elements;
  const focus = banner === undefined ? undefined : createBannerFocus(deps, banner, tab);
  if (banner !== undefined) {
    fillLinks(document, settings, deps.decode);
    nameBoxes(banner);
    if (settings.hasSoftWall) banner.setAttribute('aria-modal', 'true');
    else banner.removeAttribute('aria-modal');
    banner.tabIndex = -1;
    banner.classList.remove('cmplz-hidden');
    tab?.classList.remove('cmplz-hidden');
  }
  return {
    elements,
    apply(status) {
      const isShown = status === 'show';
      setState(banner, isShown);
      setState(tab, !isShown);
      if (settings.hasSoftWall) {
        container?.classList.add('cmplz-soft-cookiewall');
        setState(container, isShown);
      }
      if (isShown) focus?.enter();
      else focus?.leave();
    },
  };
}

function setState(element: HTMLElement | undefined, isShown: boolean): void {
  element?.classList.toggle('cmplz-show', isShown);
  element?.classList.toggle('cmplz-dismissed', !isShown);
}

/** Keyboard: the banner is entered when it opens, and left for where the visitor was before. */
function createBannerFocus(
  { document, settings, listen }: BannerViewDeps,
  banner: HTMLElement,
  tab: HTMLElement | undefined,
): { enter(): void; leave(): void } {
  let back: Element | undefined;
  let trap: Off | undefined;
  return {
    enter() {
      if (trap !== undefined) return;
      trap = settings.hasSoftWall ? keepTabIn(document, banner, listen) : () => undefined;
      document.body.classList.toggle('cmplz-banner-active', settings.hasSoftWall);
      const active = document.activeElement;
      const isBusy = active !== null && active !== document.body && active !== tab;
      // Who writes in a field of the page is not called away, unless nothing else can be done.
      if (isBusy && !settings.hasSoftWall) return;
      back = active ?? undefined;
      banner.focus({ preventScroll: true });
    },
    leave() {
      trap?.();
      trap = undefined;
      document.body.classList.remove('cmplz-banner-active');
      const active = document.activeElement;
      const wasInside = active === null || active === document.body || banner.contains(active);
      if (back !== undefined && wasInside) focusAgain(back, tab);
      back = undefined;
    },
  };
}

function focusAgain(back: Element, tab: HTMLElement | undefined): void {
  const isElement = back instanceof HTMLElement && back !== back.ownerDocument.body;
  const target = isElement && back.isConnected ? back : tab;
  target?.focus({ preventScroll: true });
}

function keepTabIn(document: Document, banner: HTMLElement, listen: Listen): Off {
  return listen(
    document,
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Tab') return;
      const target = wrapTab(banner, document.activeElement, event.shiftKey);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    },
    { passive: false, capture: true },
  );
}
