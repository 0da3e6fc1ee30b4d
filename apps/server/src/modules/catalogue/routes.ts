import { Readable } from 'node:stream';
import {
  CatalogueAnswer,
  CatalogueCollectionsAnswer,
  CatalogueProductsAnswer,
  CatalogueProductsQuery,
  DoneAnswer,
  StartImportRequest,
  UpdateCatalogueRequest,
} from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { catalogueNotFound, siteNotFound } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import {
  answerFor,
  CATALOGUE_ADDRESS,
  type CatalogueRouteDeps,
  startImport,
} from './catalogue-of-site.ts';
import { nextTime } from './next-time.ts';
import { presentProduct } from './present-catalogue.ts';
import { problemsCsv } from './problems-csv.ts';
import { readFeedAddress } from './read-feed-address.ts';

const PRODUCTS_A_PAGE = 50;
const MOST_IDS = 50;
const MOST_COLLECTIONS = 500;

/** The catalogue of a site. Contract: `owner-calls/catalogue-calls.ts`. */
export function catalogueRoutes(app: OwnerApp, deps: CatalogueRouteDeps): void {
  addReading(app, deps);
  addChanging(app, deps);
}

function addReading(app: OwnerApp, deps: CatalogueRouteDeps): void {
  const { store } = deps;
  app.get(
    CATALOGUE_ADDRESS,
    { schema: { params: SiteParams, response: { 200: CatalogueAnswer } } },
    (request) => answerFor(deps, accountOf(request), request.params.siteId),
  );

  app.get(
    `${CATALOGUE_ADDRESS}/products`,
    {
      schema: {
        params: SiteParams,
        querystring: CatalogueProductsQuery,
        response: { 200: CatalogueProductsAnswer },
      },
    },
    async (request) => {
      const { search, ids, cursor, limit = PRODUCTS_A_PAGE } = request.query;
      const { id } = await ownedSite(store, request);
      if (ids !== undefined) {
        const found = await store.productsByIds(id, ids.split(',').slice(0, MOST_IDS));
        return { success: true as const, products: found.map(presentProduct) };
      }
      const page = await store.productsPage(accountOf(request), id, {
        ...(search === undefined || search.trim() === '' ? {} : { search: search.trim() }),
        ...(cursor === undefined ? {} : { cursor }),
        limit,
      });
      if (!page) throw siteNotFound();
      return {
        success: true as const,
        products: page.products.map(presentProduct),
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      };
    },
  );

  app.get(
    `${CATALOGUE_ADDRESS}/collections`,
    { schema: { params: SiteParams, response: { 200: CatalogueCollectionsAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      const names = await store.collectionsOf(accountOf(request), siteId, MOST_COLLECTIONS);
      if (!names) throw siteNotFound();
      return { success: true as const, collections: [...names] };
    },
  );

  app.get(
    `${CATALOGUE_ADDRESS}/problems.csv`,
    { schema: { params: SiteParams } },
    async (request, reply) => {
      const account = accountOf(request);
      const { id } = await ownedSite(store, request);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="import-problems.csv"')
        .send(Readable.from(problemsCsv(store, account, id)));
    },
  );
}

function addChanging(app: OwnerApp, deps: CatalogueRouteDeps): void {
  const { store, now } = deps;
  app.post(
    `${CATALOGUE_ADDRESS}/import`,
    {
      schema: { params: SiteParams, body: StartImportRequest, response: { 200: CatalogueAnswer } },
    },
    async (request) => {
      const site = await ownedSite(store, request);
      const { url, ...rest } = request.body;
      await startImport(deps, site, { ...rest, url: readFeedAddress(url) });
      return answerFor(deps, accountOf(request), site.id);
    },
  );

  app.patch(
    CATALOGUE_ADDRESS,
    {
      schema: {
        params: SiteParams,
        body: UpdateCatalogueRequest,
        response: { 200: CatalogueAnswer },
      },
    },
    async (request) => {
      const [account, { siteId }, { schedule }] = [
        accountOf(request),
        request.params,
        request.body,
      ];
      await ownedSite(store, request);
      const known = await store.catalogue(account, siteId);
      if (!known || known.url === '') throw catalogueNotFound();
      await store.scheduleCatalogue(account, siteId, {
        schedule,
        nextAt: nextTime(schedule, now()),
      });
      return answerFor(deps, account, siteId);
    },
  );

  app.delete(
    CATALOGUE_ADDRESS,
    { schema: { params: SiteParams, response: { 200: DoneAnswer } } },
    async (request) => {
      if (!(await store.removeCatalogue(accountOf(request), request.params.siteId)))
        throw siteNotFound();
      return { success: true as const };
    },
  );
}
