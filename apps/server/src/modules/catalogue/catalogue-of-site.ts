import type { CatalogueAnswer } from '@beckon/contract/owner-calls';
import { importRuns, siteNotFound, otherImportsRun } from '../../http/owner/owner-errors.ts';
import type { SiteRecord, Store } from '../../store/store.ts';
import type { CatalogueImporter, ImportRequest } from './catalogue-importer.ts';
import { presentCatalogue } from './present-catalogue.ts';

export interface CatalogueRouteDeps {
  readonly store: Store;
  readonly catalogueImporter: CatalogueImporter;
  readonly now: () => number;
}

export const CATALOGUE_ADDRESS = '/api/owner/sites/:siteId/catalogue';
const PROBLEMS_SHOWN = 100;
const TRY_AGAIN_S = 30;

/** Throws 409 if an import of the site is running, 429 if too many other imports are. */
export async function startImport(
  { catalogueImporter }: CatalogueRouteDeps,
  site: SiteRecord,
  request: ImportRequest,
): Promise<void> {
  const started = await catalogueImporter.start(site, request);
  if (started === 'running') throw importRuns();
  if (started === 'busy') throw otherImportsRun(TRY_AGAIN_S);
}

/** What the owner sees of the catalogue. Throws 404 for a site of another account. */
export async function answerFor(
  { store, now }: CatalogueRouteDeps,
  account: string,
  siteId: string,
): Promise<CatalogueAnswer> {
  const counts = await store.productCounts(account, siteId);
  if (!counts) throw siteNotFound();
  const [catalogue, problems] = await Promise.all([
    store.catalogue(account, siteId),
    store.importProblems(account, siteId, { after: 0, limit: PROBLEMS_SHOWN }),
  ]);
  return presentCatalogue({ counts, catalogue, problems, now: now() });
}
