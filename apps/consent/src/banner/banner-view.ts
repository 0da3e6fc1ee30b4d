import type { Listen, Off } from '../page/listen.ts';
import type { BannerStatus } from '../consent/stored-consent.ts';
import type { BannerSettings } from '../settings/from-banner-settings.ts';
import { nameBoxes } from './banner-boxes.ts';
import { fillLinks } from './banner-links.ts';
import { wrapTab } from './focus.ts';

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
  readonly listen: Listen;
  readonly decode: (html: string) => string;
}

/** Takes over the banner of the page; its styles must be loaded. */
export function createBannerView(deps: BannerViewDeps): BannerView {
  const { banner, container, settings, look } = deps;
  const focus = createBannerFocus(deps);
  fillLinks(banner.ownerDocument, settings.pageLinks, deps.decode);
  nameBoxes(banner);
  if (settings.hasSoftWall) banner.setAttribute('aria-modal', 'true');
  else banner.removeAttribute('aria-modal');
  banner.tabIndex = -1;
  banner.classList.remove('cmplz-hidden');
  return {
    apply(status) {
      const isShown = status === 'show';
      look.setShown(banner, isShown);
      if (settings.hasSoftWall && container !== null) {
        container.classList.add('cmplz-soft-cookiewall');
        look.setShown(container, isShown);
      }
      if (isShown) focus.enter();
      else focus.leave();
    },
  };
}

/** Moves the keyboard focus into the banner when it opens, and back to where it was when it closes. */
function createBannerFocus(deps: BannerViewDeps): {
  enter(): void;
  leave(): void;
} {
  const { banner, settings, listen, look } = deps;
  const document = banner.ownerDocument;
  const isActive = (element: Element): boolean =>
    element === document.body || banner.contains(element);
  let back: HTMLElement | undefined;
  let trap: Off | undefined;
  return {
    enter() {
      if (trap !== undefined) return;
      trap = settings.hasSoftWall ? keepTabIn(document, banner, listen) : () => undefined;
      document.body.classList.toggle('cmplz-banner-active', settings.hasSoftWall);
      const active = document.activeElement ?? document.body;
      const isBusy = active !== document.body && !active.matches('.cmplz-manage-consent');
      // A visitor who writes in a field of the page keeps the focus, unless the wall allows nothing
      // else.
      if (isBusy && !settings.hasSoftWall) return;
      back = active instanceof HTMLElement ? active : undefined;
      whenLaidOut(banner, () => {
        // A visitor may have pressed a button in the banner before, which moved the focus on.
        if (back && !banner.contains(document.activeElement)) banner.focus({ preventScroll: true });
      });
    },
    leave() {
      trap?.();
      trap = undefined;
      document.body.classList.remove('cmplz-banner-active');
      if (back !== undefined && isActive(document.activeElement ?? document.body))
        (back !== document.body && back.isConnected ? back : look.tab())?.focus({
          preventScroll: true,
        });
      back = undefined;
    },
  };
}

/**
 * Runs it once, in the frame that shows the element, when the browser has just laid out the page.
 * Reading positions at another moment would make the browser lay out the whole page again.
 */
function whenLaidOut(element: Element, run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element);
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
    true,
  );
}
