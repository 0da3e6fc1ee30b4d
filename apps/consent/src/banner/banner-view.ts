import type { BannerStatus } from '../consent/stored-consent.ts';
import type { BannerSettings } from '../settings/from-banner-settings.ts';
import { nameBoxes } from './banner-boxes.ts';
import { fillLinks } from './banner-links.ts';

/** The banner in the page. docs/behaviour/consent.md#banner */
export interface BannerView {
  /** Shows or hides the banner, and moves the focus with it. */
  apply(status: BannerStatus): void;
}

export interface BannerViewDeps {
  readonly banner: HTMLElement;
  /** The element that contains the banner; it gets the classes of the wall. */
  readonly container: HTMLElement | null;
  readonly look: {
    tab(): HTMLElement | undefined;
    setShown(element: Element, isShown: boolean): void;
  };
  readonly settings: BannerSettings;
  /** Keeps the Tab key in the banner while it covers the page. */
  readonly keepTabIn: (banner: HTMLElement) => void;
  readonly decode: (html: string) => string;
}

/** Takes over the banner of the page; its styles must be loaded. */
export function createBannerView(deps: BannerViewDeps): BannerView {
  const { banner, settings, look } = deps;
  const focus = createBannerFocus(deps);
  fillLinks(banner.ownerDocument, settings.pageLinks, deps.decode);
  nameBoxes(banner);
  if (settings.hasSoftWall) {
    banner.setAttribute('aria-modal', 'true');
    deps.keepTabIn(banner);
  } else banner.removeAttribute('aria-modal');
  banner.tabIndex = -1;
  banner.classList.remove('cmplz-hidden');
  return {
    apply(status) {
      const isShown = status === 'show';
      look.setShown(banner, isShown);
      if (isShown) focus.enter();
      else focus.leave();
    },
  };
}

/**
 * Moves the keyboard focus into the banner when it opens, and back to where it was when it closes.
 * The wall is there as long as the focus has to stay in the banner.
 */
function createBannerFocus(deps: BannerViewDeps): {
  enter(): void;
  leave(): void;
} {
  const { banner, container, settings, look } = deps;
  const document = banner.ownerDocument;
  const setWall = (isUp: boolean): void => {
    if (!settings.hasSoftWall) return;
    document.body.classList.toggle('cmplz-banner-active', isUp);
    if (container === null) return;
    container.classList.add('cmplz-soft-cookiewall');
    look.setShown(container, isUp);
  };
  const isActive = (element: Element): boolean =>
    element === document.body || banner.contains(element);
  let back: HTMLElement | undefined;
  let isInside = false;
  return {
    enter() {
      if (isInside) return;
      isInside = true;
      setWall(true);
      const active = document.activeElement ?? document.body;
      const isBusy = active !== document.body && !active.matches('.cmplz-manage-consent');
      // A visitor who writes in a field of the page keeps the focus, unless the wall allows nothing
      // else.
      if (!isBusy || settings.hasSoftWall)
        back = active instanceof HTMLElement ? active : undefined;
      whenDrawn(banner, () => {
        // Extensions hide banners. Behind a wall without a banner nobody could use the page.
        if (!banner.getClientRects().length) setWall(false);
        // A visitor may have pressed a button in the banner before, which moved the focus on.
        if (back && !banner.contains(document.activeElement)) banner.focus({ preventScroll: true });
      });
    },
    leave() {
      isInside = false;
      setWall(false);
      if (back !== undefined && isActive(document.activeElement ?? document.body))
        (back !== document.body && back.isConnected ? back : look.tab())?.focus({
          preventScroll: true,
        });
      back = undefined;
    },
  };
}

/**
 * Runs it once the element is drawn: reading positions before would make the browser lay out the
 * page twice. If css of the page transforms `body` or `html`, the element is not in the window, and
 * only the top layer keeps it there. If css of the page zooms it, it would not fit into the
 * window.
 */
function whenDrawn(element: HTMLElement, run: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    if (!entry?.isIntersecting && 'popover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    element.style.zoom = '';
    if (element.currentCSSZoom > 1) element.style.zoom = String(1 / element.currentCSSZoom);
    run();
  }).observe(element);
}
