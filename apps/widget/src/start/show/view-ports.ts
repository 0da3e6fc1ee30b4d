import type { ShopPort, ViewPorts } from '@beckon/popup-view/view-contract';
import { freeMailRequest, readFreeMailDomains } from '../../calls/free-mail-call.ts';
import { inNextTask } from '@beckon/host-page/next-task';
import { createLoadPart, type LoadPart } from '@beckon/host-page/load-part';
import { parsePart } from './parse-part.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { BrowserEnvironment } from '../environment.ts';

/** How each part that a popup may ask for is loaded. */
export type ViewPartLoaders = Readonly<
  Record<Parameters<ViewPorts['loadPart']>[0], () => Promise<unknown>>
>;
/** The same, and what only owners ask for. */
export type ShownPartLoaders = ViewPartLoaders & { readonly explain: () => Promise<unknown> };
type ProductsFile = Pick<typeof import('../../entrypoints/products.ts'), 'createStoreForView'>;

/** Parts that bring scripts of somebody else to the page: they wait for consent. */
const THIRD_PARTY: readonly string[] = ['chat'];

interface ViewPortsDeps extends BrowserEnvironment {
  readonly visitor: VisitorSession;
  readonly shop: PageShop;
  readonly loaders: ViewPartLoaders;
}

/**
 * The page and the server as the view may use them. The free-mail list is fetched at most once a
 * page.
 */
export function createViewPorts(deps: ViewPortsDeps): ViewPorts {
  const { window, clock, call, apiBase, assetUrl, log, guard, consent, loaders } = deps;
  let domains: Promise<ReadonlySet<string> | undefined> | undefined;
  const loadPart = createLoadPart({
    addressOf: (name) => ({ file: name, imports: [] }),
    async importModule(name) {
      const load = Object.entries(loaders).find(([known]) => known === name)?.[1];
      if (load === undefined) throw new Error('does not ship');
      if (THIRD_PARTY.includes(name)) await consent?.whenGranted();
      return load();
    },
    onFailure: (name, error) => log.warn(`part ${name} could not be loaded`, error),
  });
  return {
    assetUrl,
    now: () => clock.now(),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    inNextTask: (step) => inNextTask(guard(step)),
    loadPart: async <Part>(name: string) => parsePart<Part>(await loadPart(name)),
    loadFreeMailDomains() {
      domains ??= call('freeMailDomains', freeMailRequest(apiBase), readFreeMailDomains).then(
        (answer) => (answer.ok ? answer.value : undefined),
      );
      return domains;
    },
    shop: createShopPort({ ...deps, loadPart }),
  };
}

/** Its call ships with the products part, which is there by the time that a product is asked for. */
function createShopPort(
  deps: Omit<ViewPortsDeps, 'loaders'> & { readonly loadPart: LoadPart },
): ShopPort {
  const { loadPart, shop, log } = deps;
  const store = async (): Promise<Pick<ShopPort, 'recommend'> | undefined> =>
    parsePart<ProductsFile>(await loadPart('products'))?.createStoreForView(deps, deps.visitor);
  return {
    recommend: async (ask) => (await store())?.recommend(ask) ?? [],
    async addToCart(variantId) {
      const added = await shop.port()?.addToCart(variantId, 1);
      if (added === undefined) log.warn('this page has no shop whose cart could be filled');
      return added ?? false;
    },
  };
}
