import { clientIdRequest, readClientId } from '../calls/client-id-call.ts';
import { onAddressChange } from '../page/address-changes.ts';
import { detectShop, shopifyDomain } from '../shop/detect-shop.ts';
import { onRequestFinished } from '../shop/finished-requests.ts';
import { listenForClicks } from './click-openings.ts';
import { createWorld } from './create-world.ts';
import { readEmbedConfig } from './embed-config.ts';
import { whenPageReady } from './page-load.ts';
import { startPageSession, type PageSession } from './page-session.ts';
import { isAlreadyHere, publishApi } from './public-api.ts';
import { whenShopConsents } from './shopify-consent.ts';
import type { PageWindow, World } from './world.ts';

/** Starts the widget on a page: the only place that knows everyone. Does nothing without our script tag, and nothing twice. */
export function start(window: PageWindow): void {
  if (isAlreadyHere(window)) return;
  const config = readEmbedConfig(window.document);
  if (config === undefined) return;
  const worldFor = createWorld(window, config);
  const early = worldFor(config.clientId ?? '');
  early.guard(() => {
    whenPageReady(early, () => whenShopConsents(window, early.clock, () => {
      if (config.clientId !== undefined) run(early);
      else void findClientId(early).then((clientId) => {
        if (clientId !== undefined) run(worldFor(clientId));
      });
    }));
  })();
}

/** A Shopify shop without a client id in its tag is known by its domain. Display spec §7. */
async function findClientId({ window, call, apiBase, log }: World): Promise<string | undefined> {
  const domain = shopifyDomain(window);
  if (domain === undefined) {
    log.warn('the script tag has no valid client id');
    return undefined;
  }
  const answer = await call('clientId', clientIdRequest(apiBase, domain), readClientId);
  return answer.ok ? answer.value : undefined;
}

/** Each page of a single-page site is decided for anew: all is removed, then started again. Display spec §2. */
function run(world: World): void {
  const { window, guard } = world;
  const shop = detectShop(window, {
    fetchCart: () => window.fetch('/cart.js', { credentials: 'same-origin' }).then((answer): Promise<unknown> => answer.json()).catch(() => undefined),
    onRequestFinished,
  });
  let session: PageSession | undefined;
  const startSession = guard(() => { session = startPageSession(world, shop); });
  publishApi(world, () => session);
  listenForClicks(world, () => session);
  onAddressChange(world, () => {
    session?.stop();
    session = undefined;
    startSession();
  });
  startSession();
}
