import { within } from '@beckon/host-page/within';
import { syncBoxes } from '../../banner/banner-boxes.ts';
import { type BannerView, createBannerView } from '../../banner/banner-view.ts';
import { listenToControls } from '../../banner/controls.ts';
import { keepOnTop } from '../../banner/keep-on-top.ts';
import { createGetAnswer } from '../../calls/get-answer.ts';
import type { BannerStatus } from '../../consent/stored-consent.ts';
import { decodeText } from '../../page/decode-text.ts';
import { useTrust } from '../../page/trusted.ts';
import { fromBannerSettings } from '../../settings/from-banner-settings.ts';
import { TIMINGS } from '../../timings.ts';
import type { BannerPart, PartDeps, SeldomPart } from '../page-parts.ts';
import type { PageTools } from '../page-tools.ts';

const FALLBACK_STYLES = 'cookiebanner/css/defaults/banner';
const CONTAINER = 'cmplz-cookiebanner-container';

/** The banner on a page: its html, its styles, its status, and closing by itself. */
export function createPart(deps: PartDeps): BannerPart {
  const { tools, session, look } = deps;
  const { document } = tools;
  useTrust(tools.trust());
  const settings = fromBannerSettings(session.raw);
  let view: BannerView | undefined;
  let preparing: Promise<void> | undefined;
  let status: BannerStatus | undefined;
  let disarm: (() => void) | undefined;
  const closesByItself =
    session.settings.consentType === 'optout' &&
    (settings.dismissAfterMs > 0 || settings.dismissesOnScroll);
  const needsSeldom = closesByItself || settings.hasSoftWall;
  const withSeldom = withSeldomOf(deps);
  const sync = (): void => syncBoxes(document, session);
  const prepare = async (): Promise<void> => {
    await Promise.all([
      look.mayAsk && bringHtml(deps, settings.bannerUrl),
      look.styles(),
      // Keys in a wall need it at once. A visitor must be able to refuse although it cannot be loaded.
      needsSeldom && within(tools.clock, TIMINGS.stylesTimeout, deps.loadSeldom()),
    ]);
    // Not at once: a page whose own observer removes them would stand still.
    const bringStyles = () => tools.clock.after(0, () => void look.styles());
    const container = keepOnTop(document, CONTAINER, tools, bringStyles);
    const banner = look.mayAsk ? look.banner() : undefined;
    // Scripts of other makers read it.
    Reflect.set(tools.window, 'cmplz_banner', banner ?? null);
    if (banner === undefined) return;
    const decode = (html: string): string => decodeText(document, html);
    const keepTabIn = () => withSeldom((seldom) => seldom.keepTabIn(banner));
    view = createBannerView({ banner, container, look, settings, keepTabIn, decode });
    sync();
  };
  connectControls(deps, withSeldom);
  if (session.settings.cssFile.includes(FALLBACK_STYLES))
    withSeldom((seldom) => seldom.reportFallbackStyles());
  return {
    async show() {
      await (preparing ??= prepare());
      const opens = !hasOwnControls(document);
      session.act({ type: 'banner-ready', hasBanner: view !== undefined, opens });
      // Not when the visitor opened the banner, because then the visitor reads it.
      if (closesByItself && status === 'show')
        withSeldom((seldom) => {
          if (status === 'show') disarm ??= seldom.armAutoDismiss();
        });
    },
    apply(wanted) {
      status = wanted;
      if (status !== 'show') disarm?.();
      view?.apply(status);
      // The tab opened it on a page that needed no banner until now.
      if (view === undefined)
        void (preparing ??= prepare())
          .then(() => status && view?.apply(status))
          .catch(tools.report);
    },
    syncBoxes: sync,
    fillPanel: async () => (await deps.loadSeldom())?.fillPanel(),
  };
}

/** A page that has no banner of its own gets the one that the server keeps for it. */
async function bringHtml({ tools, look }: PartDeps, bannerUrl: string): Promise<void> {
  const { document } = tools;
  if (bannerUrl === '' || document.getElementById(CONTAINER) !== null) return;
  const html = await createGetAnswer(tools)(bannerUrl, String, 'text');
  // An answer without it is the page of a network that asks visitors to sign in.
  if (html?.includes(CONTAINER) && document.getElementById(CONTAINER) === null) look.insert(html);
}

type WithSeldom = (use: (seldom: SeldomPart) => void) => undefined;

function withSeldomOf({ loadSeldom, tools }: PartDeps): WithSeldom {
  return (use) =>
    void loadSeldom()
      .then((seldom) => {
        if (seldom) use(seldom);
      })
      .catch(tools.report);
}

function connectControls({ tools, session }: PartDeps, withSeldom: WithSeldom): void {
  listenToControls({
    ...tools,
    isPerService: session.settings.isPerService,
    act: session.act,
    soon: (run) => runSoon(tools, run),
    toggleSettings: (button) => withSeldom((seldom) => seldom.toggleSettings(button)),
    printAgain: (button) => withSeldom((seldom) => seldom.printAgain(button)),
    isAsking: () => session.state().phase === 'asking',
  });
}

/** In the next task, or when the visitor leaves before it: what was accepted is never lost. */
function runSoon({ clock, listen, window }: PageTools, run: () => void): void {
  const finish = (): void => {
    cancel();
    off();
    run();
  };
  const cancel = clock.after(0, finish);
  const off = listen(window, 'pagehide', finish);
}

/** A page with the controls in its text needs no banner over it. */
function hasOwnControls(document: Document): boolean {
  return (
    document.getElementById('cmplz-manage-consent-container') !== null ||
    document.querySelector('.cmplz-dropdown-cookiepolicy') !== null
  );
}
