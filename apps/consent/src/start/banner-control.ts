import type { BannerStatus } from '../consent/stored-consent.ts';
import { TIMINGS } from '../timings.ts';
import type { Parts } from './load-parts.ts';
import type { BannerControl, BannerPart, BlockedContent, PartDeps } from './page-parts.ts';

/** Anything on a page that only works with the banner's part. */
const CONTROLS =
  '#cmplz-manage-consent-container,[class*="cmplz-accept"],[class*="cmplz-manage-consent"],.cmplz-deny,.cmplz-consent-checkbox';

/**
 * Speaks for the banner's part, which is loaded when there is something to ask, to show or to
 * press. Who has answered already waits until the page has come to rest: for them only the tab is
 * missing.
 */
export function createBannerControl(
  { tools, session }: PartDeps,
  parts: Parts,
  content: BlockedContent,
): BannerControl {
  const { document, window, listen, report } = tools;
  let part: BannerPart | undefined;
  let status: BannerStatus | undefined;
  const load = async (): Promise<BannerPart | undefined> => {
    part ??= await parts.banner();
    return part;
  };
  const withPart = (use: (loaded: BannerPart) => unknown): void => {
    void load()
      .then((loaded) => loaded && use(loaded))
      .catch(report);
  };
  const show = async (): Promise<void> => {
    const loaded = await load();
    if (loaded !== undefined) await loaded.show();
    else session.act({ type: 'banner-ready', hasBanner: false, opens: false });
  };
  /** A click before the part is there is done again when it is. */
  const off = listen(
    document,
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (part !== undefined) off();
      if (part !== undefined || !(target instanceof HTMLElement)) return;
      if (!(target instanceof HTMLInputElement)) event.preventDefault();
      withPart(() => target instanceof HTMLInputElement || target.click());
    },
    { passive: false, capture: true },
  );
  return {
    show() {
      const isQuiet = session.cookies.read().bannerStatus === 'dismissed';
      whenIdle(window, isQuiet, () => void show().catch(report));
    },
    apply(wanted) {
      status = wanted;
      part?.apply(status);
      content.cleanUp();
    },
    syncBoxes() {
      if (part !== undefined) part.syncBoxes();
      else if (document.querySelector(CONTROLS) !== null) withPart((loaded) => loaded.syncBoxes());
    },
    fillPanel() {
      if (document.querySelector('#cmplz-manage-consent-container') !== null)
        withPart((loaded) => loaded.fillPanel());
    },
  };
}

function whenIdle(window: Window, isQuiet: boolean, run: () => void): void {
  if (!isQuiet) run();
  else if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(run, { timeout: TIMINGS.quietRest });
  else window.setTimeout(run, TIMINGS.quietRest);
}
