import type { PartLoaders, ViewParts } from '@beckon/popup-view/part-contracts';
import type { ShopPort, ViewPorts } from '@beckon/popup-view/view-contract';
import { inNextTask } from '@beckon/host-page/next-task';
import type { AwaitedFile } from './await-file.ts';
import type { RespondFile } from './respond-file.ts';
import type { Responses } from './responses.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { BrowserEnvironment } from '../environment.ts';

/** What a popup may ask for, what answers visitors, and what only owners ask for. */
interface ShownParts extends ViewParts {
  readonly products: typeof import('../../entrypoints/products.ts');
  readonly respond: RespondFile;
  readonly explain: typeof import('@beckon/popup-view/explain');
}
export type ShownPartLoaders = PartLoaders<ShownParts>;
export type LoadShownPart = <Name extends keyof ShownParts>(
  name: Name,
) => Promise<ShownParts[Name] | undefined>;

interface ViewPortsDeps extends BrowserEnvironment {
  readonly visitor: VisitorSession;
  readonly shop: PageShop;
  readonly loadShownPart: LoadShownPart;
  readonly respond: AwaitedFile<Responses>;
}

/**
 * Loads the parts that a popup may ask for; one that cannot be loaded may be asked for again. The
 * browser itself fetches each once. Scripts of somebody else wait for consent.
 */
export function createShownParts(
  { log, consent }: BrowserEnvironment,
  loaders: ShownPartLoaders,
): LoadShownPart {
  return async (name) => {
    try {
      if (name === 'chat') await consent?.whenGranted();
      return await loaders[name]();
    } catch (error) {
      log.warn(`part ${name} could not be loaded`, error);
      return undefined;
    }
  };
}

/**
 * The page and the server as the view may use them. The free-mail list is fetched at most once a
 * page.
 */
export function createViewPorts(deps: ViewPortsDeps): ViewPorts {
  const { window, clock, assetUrl, guard, loadShownPart, respond } = deps;
  let domains: Promise<ReadonlySet<string> | undefined> | undefined;
  return {
    assetUrl,
    now: () => clock.now(),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    inNextTask: (step) => inNextTask(guard(step)),
    loadPart: loadShownPart,
    loadFreeMailDomains() {
      domains ??= respond.load().then((responses) => responses.loadFreeMail());
      return domains;
    },
    async loadValidator() {
      const file = await loadShownPart('respond');
      if (file === undefined) throw new Error('the rules could not be loaded');
      return file;
    },
    shop: createShopPort(deps),
  };
}

/** Its call ships with the products part, which is there by the time that a product is asked for. */
function createShopPort(deps: ViewPortsDeps): ShopPort {
  const { loadShownPart, shop, log } = deps;
  const store = async (): Promise<Pick<ShopPort, 'recommend'> | undefined> =>
    (await loadShownPart('products'))?.createStoreForView(deps, deps.visitor);
  return {
    recommend: async (ask) => (await store())?.recommend(ask) ?? [],
    async addToCart(variantId) {
      const added = await shop.port()?.addToCart(variantId, 1);
      if (added === undefined) log.warn('this page has no shop whose cart could be filled');
      return added ?? false;
    },
  };
}
