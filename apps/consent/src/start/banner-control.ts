import type { BannerStatus } from '../consent/stored-consent.ts';
import { loadOnce, loadPart } from './load-part.ts';
import type { BannerControl } from './page-deps.ts';
import type { BannerPart, PartDeps } from './page-parts.ts';

/** Elements that do something when they are pressed. The code for that is in the banner's part. */
const CONTROLS =
  '[class*=cmplz-accept],.cmplz-deny,button.cmplz-manage-consent,.cmplz-consent-checkbox';
const PANEL = 'cmplz-manage-consent-container';
/** Checkboxes that a visitor may see without a banner, in addition to those of the panel. */
const BOXES = 'input.cmplz-accept-service';

/**
 * Controls the banner's part. It is loaded when the visitor has to be asked, or wants to change or
 * press something. A visitor who has answered gets only the tab, early enough to be drawn together
 * with the page.
 */
export function createBannerControl(deps: PartDeps): BannerControl {
  const { tools, session, look, loadSeldom } = deps;
  const { document, listen, report } = tools;
  let part: BannerPart | undefined;
  let status: BannerStatus | undefined;
  const load = loadOnce(async () => (part = await loadPart(tools, 'banner', deps)));
  const withPart = (use: (loaded: BannerPart) => unknown): void => {
    void load()
      .then((loaded) => loaded && use(loaded))
      .catch(report);
  };
  // In a selector, looking for an id takes as long as looking at each element.
  const hasPanel = (): boolean => Boolean(document.getElementById(PANEL));
  const ready = (hasBanner: boolean): void =>
    session.act({ type: 'banner-ready', hasBanner, opens: true });
  const showBanner = async (): Promise<void> => {
    // Load the styles at the same time as the part, not after it.
    void look.styles();
    const loaded = await load();
    if (loaded) await loaded.show();
    else ready(false);
  };
  const showTab = async (): Promise<void> => {
    const { tabHtml, hasNoTab } = session.settings;
    if (!hasNoTab) {
      if (tabHtml === '') await look.styles();
      const tab = look.tab();
      if (!tab) return showBanner();
      // A visitor who points at the tab will probably press it.
      listen(tab, 'mouseenter', () => void load());
    }
    // The tab is drawn together with the page, but it is reported only after the decision.
    tools.clock.after(0, () => ready(true));
  };
  const cleanUp = (): Promise<unknown> =>
    loadSeldom()
      .then((seldom) => seldom?.cleanUp())
      .catch(report);
  return {
    cleanUp,
    listen: () => pressAgainWhenLoaded(deps, () => Boolean(part), withPart),
    show() {
      const isAnswered = session.cookies.read().bannerStatus === 'dismissed';
      void (isAnswered ? showTab() : showBanner()).catch(report);
    },
    apply(wanted) {
      status = wanted;
      look.applyToTab(wanted);
      if (part) part.apply(wanted);
      else if (wanted === 'show') withPart((loaded) => loaded.apply(status ?? wanted));
      if (session.settings.isPerService) void cleanUp();
    },
    keepTab: look.keepTab,
    syncBoxes() {
      if (part) part.syncBoxes();
      else if (hasPanel() || document.querySelector(BOXES))
        withPart((loaded) => loaded.syncBoxes());
    },
    fillPanel() {
      if (hasPanel()) withPart((loaded) => loaded.fillPanel());
    },
  };
}

/**
 * Repeats a click that was made before the part was loaded. It is repeated only once: a visitor who
 * sees no tick presses the checkbox again, and a second click would remove the tick.
 */
function pressAgainWhenLoaded(
  { tools: { document, listen } }: PartDeps,
  isLoaded: () => boolean,
  withPart: (use: () => void) => void,
): void {
  const kept = new Set<HTMLElement>();
  const off = listen(
    document,
    'click',
    (event) => {
      if (isLoaded()) {
        off();
        return;
      }
      const target = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      kept.add(target);
      withPart(() => kept.delete(target) && target.click());
    },
    true,
  );
}
