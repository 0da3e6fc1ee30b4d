import type { ShopPort, ViewPorts } from '@beckon/popup-view/view-contract';
import { inNextTask } from '@beckon/host-page/next-task';
import { createLoadPart, type LoadPart } from '@beckon/host-page/load-part';
import type { AwaitedFile } from './await-file.ts';
import { parsePart } from './parse-part.ts';
import type { Responses } from './responses.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { BrowserEnvironment } from '../environment.ts';

/** How each part that a popup may ask for is loaded. */
export type ViewPartLoaders = Readonly<
  Record<Parameters<ViewPorts['loadPart']>[0], () => Promise<unknown>>
>;
/** The same, what answers visitors, and what only owners ask for. */
export type ShownPartLoaders = ViewPartLoaders &
  Readonly<Record<'explain' | 'respond', () => Promise<unknown>>>;
type ProductsFile = Pick<typeof import('../../entrypoints/products.ts'), 'createStoreForView'>;

/** Parts that bring scripts of somebody else to the page: they wait for consent. */
const THIRD_PARTY: readonly string[] = ['chat'];

interface ViewPortsDeps extends BrowserEnvironment {
  readonly visitor: VisitorSession;
  readonly shop: PageShop;
  readonly loadPart: LoadPart;
  readonly respond: AwaitedFile<Responses>;
}

/** Loads the parts that a popup may ask for, each once, by name. */
export function createShownParts(
  { log, consent }: BrowserEnvironment,
  loaders: ShownPartLoaders,
): LoadPart {
  return createLoadPart({
    addressOf: (name) => ({ file: name, imports: [] }),
    async importModule(name) {
      const load = Object.entries(loaders).find(([known]) => known === name)?.[1];
      if (load === undefined) throw new Error('does not ship');
      if (THIRD_PARTY.includes(name)) await consent?.whenGranted();
      return load();
    },
    onFailure: (name, error) => log.warn(`part ${name} could not be loaded`, error),
  });
}

/**
 * The page and the server as the view may use them. The free-mail list is fetched at most once a
 * page.
 */
export function createViewPorts(deps: ViewPortsDeps): ViewPorts {
  const { window, clock, assetUrl, guard, loadPart, respond } = deps;
  let domains: Promise<ReadonlySet<string> | undefined> | undefined;
  return {
    assetUrl,
    now: () => clock.now(),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    inNextTask: (step) => inNextTask(guard(step)),
    loadPart: async <Part>(name: string) => parsePart<Part>(await loadPart(name)),
    loadFreeMailDomains() {
      domains ??= respond.load().then((responses) => responses.loadFreeMail());
      return domains;
    },
    async loadValidator() {
      const file = parsePart<Awaited<ReturnType<ViewPorts['loadValidator']>>>(
        await loadPart('respond'),
      );
      if (file === undefined) throw new Error('the rules could not be loaded');
      return file;
    },
    shop: createShopPort(deps),
  };
}

/** Its call ships with the products part, which is there by the time that a product is asked for. */
function createShopPort(deps: ViewPortsDeps): ShopPort {
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
