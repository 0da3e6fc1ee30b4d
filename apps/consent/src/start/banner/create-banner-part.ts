import { armAutoDismiss } from '../../banner/auto-dismiss.ts';
import {
  CONTAINER,
  findBannerElements,
  PANEL,
  TAB_CONTAINER,
} from '../../banner/banner-elements.ts';
import { listenToControls } from '../../banner/controls.ts';
import { type BannerView, createBannerView } from '../../banner/banner-view.ts';
import { syncBoxes } from '../../banner/banner-boxes.ts';
import { decodeText } from '../../page/decode-text.ts';
import { fillPanel } from './manage-panel.ts';
import type { ConsentCalls } from '../../calls/consent-calls.ts';
import { adoptStyles, loadStylesheet } from '../../page/stylesheet.ts';
import type { ConsentSession } from '../consent-session.ts';
import type { BannerPart, PartDeps } from '../page-parts.ts';
import type { PageTools } from '../page-tools.ts';

const FALLBACK_STYLES = 'cookiebanner/css/defaults/banner';

/** The banner's life on a page: its html, its styles, its status, its going away by itself. */
export function createBannerPart(deps: PartDeps): BannerPart {
  const { tools, session, calls } = deps;
  const { settings, context } = session;
  let view: BannerView | undefined;
  let disarm: (() => void) | undefined;
  const { isSpeedTool, isCrawler } = context.visitor;
  const mayShow = !settings.isBannerDisabled && !isSpeedTool && !isCrawler;
  const sync = (): void => syncBoxes(tools.document, session);
  connectControls(tools, session);
  return {
    async show() {
      if (mayShow) await bringHtml(tools, session, calls);
      moveToTop(tools.document);
      await bringStyles(tools, session);
      if (mayShow && findBannerElements(tools.document, settings).banner !== undefined)
        view ??= createBannerView({
          document: tools.document,
          settings,
          listen: tools.listen,
          decode: (html) => decodeText(tools.document, html),
        });
      sync();
      publish(tools, view);
      session.act({
        type: 'banner-ready',
        hasBanner: view !== undefined,
        opens: !hasOwnControls(tools.document),
      });
    },
    apply(status) {
      view?.apply(status);
      disarm?.();
      const dismiss = (): void => session.act({ type: 'auto-dismiss' });
      disarm =
        status === 'show' && view !== undefined
          ? armAutoDismiss({ ...tools, settings, dismiss })
          : undefined;
    },
    syncBoxes: sync,
    fillPanel: () => fillPanel(tools, session, calls),
  };
}

function connectControls({ document, listen, clock }: PageTools, session: ConsentSession): void {
  listenToControls({
    document,
    listen,
    isPerService: session.settings.isPerService,
    act: session.act,
    soon: (run) => void clock.after(0, run),
    isAsking: () => session.state().phase === 'asking',
  });
}

/** A page that has no banner of its own gets the one that the server keeps for it. */
async function bringHtml(
  { document }: PageTools,
  { settings }: ConsentSession,
  calls: ConsentCalls,
): Promise<void> {
  if (settings.bannerUrl === '' || document.querySelector(CONTAINER) !== null) return;
  const html = await calls.bannerHtml(settings.bannerUrl);
  if (html === undefined || document.querySelector(CONTAINER) !== null) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  // A page with a strict policy would refuse style elements.
  for (const style of template.content.querySelectorAll('style')) {
    adoptStyles(document, style.textContent);
    style.remove();
  }
  const parts = [CONTAINER, TAB_CONTAINER].flatMap(
    (part) => template.content.querySelector(part) ?? [],
  );
  document.body.append(...parts);
}

function moveToTop({ body, querySelector }: Document): void {
  const container = querySelector.call(body.ownerDocument, CONTAINER);
  if (container !== null && body.firstElementChild !== container) body.prepend(container);
}

async function bringStyles(
  { document, clock, log }: PageTools,
  { settings }: ConsentSession,
): Promise<void> {
  const { cssFile, bannerId, consentType } = settings;
  if (cssFile === '') return;
  if (cssFile.includes(FALLBACK_STYLES))
    log.say(
      'Fallback default css file used. Please re-save banner settings, or check file writing permissions in uploads directory',
    );
  const address = cssFile.replace('{banner_id}', bannerId).replace('{type}', consentType);
  await loadStylesheet(document, clock, address);
}

/** A page with the controls in its text needs no banner over it. */
function hasOwnControls(document: Document): boolean {
  return document.querySelector(`${PANEL}, .cmplz-dropdown-cookiepolicy`) !== null;
}

/** Scripts of other makers look for these two. */
function publish({ window }: PageTools, view: BannerView | undefined): void {
  Reflect.set(window, 'cmplz_banner', view?.elements.banner ?? null);
  Reflect.set(window, 'cmplz_manage_consent_button', view?.elements.tab ?? null);
}
