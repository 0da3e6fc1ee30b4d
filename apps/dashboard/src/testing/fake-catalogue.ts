import {
  CatalogueAnswer,
  CatalogueCollectionsAnswer,
  CatalogueProductsAnswer,
  type CatalogueImport,
  type CatalogueProduct,
  type CatalogueSource,
  DoneAnswer,
} from '@beckon/contract/owner-calls';

/** The catalogue of the site that tests use. */
export interface FakeCatalogue {
  products: CatalogueProduct[];
  source?: CatalogueSource | undefined;
  lastImport?: CatalogueImport | undefined;
}

export function aProduct(part: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    productId: 'p1',
    variantId: 'v1',
    title: 'Stone mug',
    handle: 'stone-mug',
    image: '',
    price: '1299.90',
    compareAtPrice: '',
    currency: 'ILS',
    inventory: 3,
    collections: ['Mugs'],
    state: 'available',
    updatedAt: '2026-11-20T08:30:00.000Z',
    ...part,
  };
}

export function anImport(part: Partial<CatalogueImport> = {}): CatalogueImport {
  return {
    state: 'done',
    format: 'json',
    startedAt: '2026-11-20T08:30:00.000Z',
    finishedAt: '2026-11-20T08:30:10.000Z',
    rows: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    refused: 0,
    gone: 0,
    message: '',
    problems: [],
    ...part,
  };
}

export function aSource(part: Partial<CatalogueSource> = {}): CatalogueSource {
  return {
    format: 'json',
    url: 'https://shop.test/feed.json',
    currency: 'ILS',
    schedule: 'off',
    ...part,
  };
}

interface CatalogueData {
  catalogue: FakeCatalogue;
}

interface CatalogueCall {
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
}

const answerOf = ({ catalogue }: CatalogueData): CatalogueAnswer => {
  const { products, source, lastImport } = catalogue;
  const countOf = (wanted: string) => products.filter(({ state }) => state === wanted).length;
  return {
    success: true,
    counts: {
      available: countOf('available'),
      soldOut: countOf('sold-out'),
      gone: countOf('gone'),
    },
    ...(source === undefined ? {} : { source }),
    ...(lastImport === undefined ? {} : { lastImport }),
  };
};

const fits = (product: CatalogueProduct, query: URLSearchParams) => {
  const ids = query.get('ids');
  if (ids !== null) return ids.split(',').includes(product.variantId);
  return product.title.toLowerCase().includes((query.get('search') ?? '').toLowerCase());
};

/** The calls about the catalogue, as the contract defines them. An import of a feed ends at once. */
export const CATALOGUE_ROUTES = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/catalogue$/,
    answer: CatalogueAnswer,
    run: answerOf,
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/catalogue\/products$/,
    answer: CatalogueProductsAnswer,
    run: ({ catalogue }: CatalogueData, { query }: CatalogueCall): CatalogueProductsAnswer => ({
      success: true,
      products: catalogue.products.filter((product) => fits(product, query)),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/catalogue\/collections$/,
    answer: CatalogueCollectionsAnswer,
    run: ({ catalogue }: CatalogueData): CatalogueCollectionsAnswer => ({
      success: true,
      collections: [...new Set(catalogue.products.flatMap(({ collections }) => collections))],
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/catalogue\/import$/,
    answer: CatalogueAnswer,
    run: (data: CatalogueData, { body }: CatalogueCall) => {
      data.catalogue = {
        products: [aProduct()],
        source: aSource(body),
        lastImport: anImport({ format: aSource(body).format }),
      };
      return answerOf(data);
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/catalogue$/,
    answer: CatalogueAnswer,
    run: (data: CatalogueData, { body }: CatalogueCall) => {
      data.catalogue.source = aSource({ ...data.catalogue.source, ...body });
      return answerOf(data);
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/catalogue$/,
    answer: DoneAnswer,
    run: (data: CatalogueData) => {
      data.catalogue = { products: [] };
      return { success: true };
    },
  },
];
