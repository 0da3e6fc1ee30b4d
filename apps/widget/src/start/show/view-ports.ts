import type { ShopPort, ViewPorts } from '@beckon/popup-view/view-contract';
import { inNextTask } from '@beckon/host-page/next-task';
import type { AwaitedFile } from '../await-file.ts';
import type { LoadDrawnPart } from './drawn-parts.ts';
import type { Responses } from './responses.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { BrowserEnvironment } from '../environment.ts';

interface ViewPortsDeps extends BrowserEnvironment {
  readonly visitor: VisitorSession;
  readonly shop: PageShop;
  readonly loadDrawnPart: LoadDrawnPart;
  readonly respond: AwaitedFile<Responses>;
}

/**
 * The access of the view to the page and the server. The free-mail list is fetched at most once per
 * page.
 */
export function createViewPorts(deps: ViewPortsDeps): ViewPorts {
  const { window, clock, assetUrl, guard, loadDrawnPart, respond } = deps;
  let domains: Promise<ReadonlySet<string> | undefined> | undefined;
  return {
    assetUrl,
    now: () => clock.now(),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    inNextTask: (step) => inNextTask(guard(step)),
    loadPart: loadDrawnPart,
    loadFreeMailDomains() {
      domains ??= respond.load().then((responses) => responses.loadFreeMail());
      return domains;
    },
    async loadValidator() {
      const file = await loadDrawnPart('respond');
      if (file === undefined) throw new Error('no rules');
      return file;
    },
    shop: createShopPort(deps),
  };
}

/** The code is in the products part, which is loaded before products are drawn. */
function createShopPort(deps: ViewPortsDeps): ShopPort {
  const store = async (): Promise<ShopPort | undefined> =>
    (await deps.loadDrawnPart('products'))?.createStoreForView(deps);
  return {
    recommend: async (ask) => (await store())?.recommend(ask) ?? [],
    addToCart: async (variantId) => (await store())?.addToCart(variantId) ?? false,
  };
}
