import { letPageGoOn } from '@beckon/host-page/let-page-go-on';
import { onAddressChange } from '@beckon/host-page/page/address-changes';
import type { ShopPort } from '../shop/shop-port.ts';
import { listenForClicks } from './click-openings.ts';
import type { createWorld } from './create-world.ts';
import { readEmbedConfig } from './embed-config.ts';
import { whenPageReady } from './page-load.ts';
import { startPageSession, type PageSession } from './page-session.ts';
import { isAlreadyHere, publishApi } from './public-api.ts';
import { isShopPage, loadShopPage } from './shop-page.ts';
import type { PageWindow, World } from './world.ts';

/**
 * Starts the widget on a page: the only place that knows everyone. Does nothing without our script
 * tag, and nothing twice.
 */
export function start(window: PageWindow, createParts: typeof createWorld): void {
  if (isAlreadyHere(window)) return;
  const config = readEmbedConfig(window.document);
  if (config === undefined) return;
  const worldFor = createParts(window, config);
  const early = worldFor(config.clientId ?? '');
  const begin = (clientId: string | undefined, shop?: ShopPort): void => {
    if (clientId === undefined) early.log.warn('the script tag has no valid client id');
    else run(clientId === early.clientId ? early : worldFor(clientId), shop);
  };
  early.guard(() => {
    whenPageReady(early, () => {
      if (isShopPage(window)) void beginInShop(early, begin).catch(early.report);
      else begin(config.clientId);
    });
  })();
}

/**
 * On Shopify nothing starts before tracking consent is given or known not to be required. Display
 * spec §2.
 */
async function beginInShop(
  early: World,
  begin: (clientId: string | undefined, shop: ShopPort | undefined) => void,
): Promise<void> {
  const shop = await loadShopPage(early);
  shop?.whenConsents(() => {
    const clientId = early.clientId === '' ? shop.findClientId() : early.clientId;
    void Promise.all([clientId, shop.detect()])
      .then((found) => begin(...found))
      .catch(early.report);
  });
}

/**
 * Each page of a single-page site is decided for anew: all is removed, then started again. Display
 * spec §2.
 */
function run(world: World, shop: ShopPort | undefined): void {
  let session: PageSession | undefined;
  const startSession = world.guard(() => {
    session = startPageSession(world, shop);
  });
  const whenStarted = letPageGoOn(world.window).then(
    world.guard(() => {
      onAddressChange(world, () => {
        session?.stop();
        session = undefined;
        startSession();
      });
      startSession();
    }),
  );
  const whenSession = (): Promise<PageSession | undefined> => whenStarted.then(() => session);
  publishApi(world, whenSession);
  listenForClicks(world, { session: () => session, whenSession });
}
