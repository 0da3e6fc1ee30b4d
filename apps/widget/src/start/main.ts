import { yieldToMain } from '@beckon/host-page/yield-to-main';
import { onAddressChange } from '@beckon/host-page/page/address-changes';
import { createPageShop, type PageShop } from '../shop/page-shop.ts';
import type { ShopKind } from '../shop/shop-port.ts';
import { listenForClicks } from './click-openings.ts';
import type { createEnvironment } from './create-environment.ts';
import { NEW_TITLE_MS } from '../timings.ts';
import { readEmbedConfig } from '../page/embed-config.ts';
import { whenPageReady } from '../page/page-load.ts';
import { startPageSession, type PageSession } from './page-session.ts';
import { isAlreadyHere, publishApi } from './public-api.ts';
import { loadShopPage, shopKindOf, whenShopAppears } from './shop/shop-page.ts';
import type { BrowserEnvironment, PageWindow } from './environment.ts';

/**
 * Starts the widget on a page, once, if the page has our script tag. Waits until the whole script
 * has run, because the server adds a line to it that requests the files that take longest.
 * docs/decisions/0039.
 */
export async function start(window: PageWindow, create: typeof createEnvironment): Promise<void> {
  // Not a promise, because some pages replace `Promise` by versions that wait for a timer.
  const lineHasRun: unknown = undefined;
  await lineHasRun;
  if (isAlreadyHere(window)) return;
  const config = readEmbedConfig(window.document);
  if (!config) return;
  const environmentFor = create(window, config);
  const early = environmentFor(config.clientId ?? '');
  const shop = createPageShop();
  const begin = (clientId: string | undefined): void => {
    if (!clientId) early.log.warn('the script tag has no valid client id');
    else run(clientId === early.clientId ? early : environmentFor(clientId), shop);
  };
  early.guard(() => {
    whenPageReady(early, () => {
      const open = (kind: ShopKind, next: typeof begin): void =>
        void beginInShop(early, shop, kind, next).catch(early.report);
      const kind = shopKindOf(window);
      if (kind) return open(kind, begin);
      begin(config.clientId);
      return whenShopAppears(early, (late) => open(late, () => undefined));
    });
  })();
}

/**
 * On Shopify nothing starts before tracking consent is given or known not to be required.
 * docs/behaviour/shops.md#consent-in-shopify.
 */
async function beginInShop(
  early: BrowserEnvironment,
  shop: PageShop,
  kind: ShopKind,
  begin: (clientId: string | undefined) => void,
): Promise<void> {
  const shopPage = await loadShopPage(early);
  shopPage?.whenConsents(() => {
    const clientId = early.clientId === '' ? shopPage.findClientId() : early.clientId;
    void Promise.all([clientId, shopPage.open(kind)])
      .then(([id, port]) => {
        shop.found(port);
        begin(id);
      })
      .catch(early.report);
  });
}

/**
 * Runs the sessions of the pages. On a single-page site, each new page removes everything and
 * starts again. A new query does not take away a popup that the visitor is using: the page view
 * goes on. docs/behaviour/starting.md#single-page-sites.
 */
function run(environment: BrowserEnvironment, shop: PageShop): void {
  let session: PageSession | undefined;
  const startSession = environment.guard((whenTitled?: Promise<unknown>) => {
    session = startPageSession(environment, shop, whenTitled);
  });
  let reportMove: (() => void) | undefined;
  const whenStarted = yieldToMain(environment.window).then(
    environment.guard(() => {
      const isInUse = watchUse(environment);
      reportMove = onAddressChange(environment, (isSameRoute) => {
        if (isSameRoute && isInUse()) return;
        session?.stop();
        session = undefined;
        startSession(
          new Promise<void>((resolve) => environment.clock.after(NEW_TITLE_MS, resolve)),
        );
      });
      startSession();
    }),
  );
  // A page may change its route and ask for a popup at once. The popup belongs to the new route.
  const whenSession = (): Promise<PageSession | undefined> =>
    whenStarted.then(() => {
      reportMove?.();
      return session;
    });
  publishApi(environment, whenSession);
  listenForClicks(environment, { session: () => session, whenSession });
}

/** Returns whether a popup is open that the visitor has clicked or filled in. */
function watchUse({ window: { document }, listen }: BrowserEnvironment): () => boolean {
  const used = new Set<Element>();
  // Popups keep these events from the page, so they are read on their way in.
  for (const type of ['input', 'click'])
    listen(
      document,
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-beckon=popup]')) used.add(target);
      },
      { capture: true },
    );
  return () => [...used].some(({ isConnected }) => isConnected);
}
