import type {
  CatalogueAnswer,
  CatalogueCollectionsAnswer,
  CatalogueProductsAnswer,
  CatalogueProductsQuery,
  DoneAnswer,
  StartImportRequest,
  UpdateCatalogueRequest,
} from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';
import { uploadFile } from './upload-file.ts';

const addressOf = (siteId: string): string => `/api/owner/sites/${siteId}/catalogue`;
const keyOf = (siteId: string) => ['sites', siteId, 'catalogue'] as const;

/** The interval at which the state of a running import is requested. */
const LOOK_AGAIN_MS = 1500;

/** The state of a catalogue: counts, source and last import. */
export function catalogueQuery(siteId: string) {
  return queryOptions({
    queryKey: [...keyOf(siteId), 'state'],
    queryFn: ({ signal }) => callServer<CatalogueAnswer>('GET', addressOf(siteId), { signal }),
    refetchInterval: ({ state }) =>
      state.data?.lastImport?.state === 'running' ? LOOK_AGAIN_MS : false,
  });
}

/** One page of products. `version` differs after each import, so that no old products are shown. */
export function productsQuery(siteId: string, query: CatalogueProductsQuery, version = '') {
  return queryOptions({
    queryKey: [...keyOf(siteId), 'products', query, version],
    queryFn: ({ signal }) =>
      callServer<CatalogueProductsAnswer>(
        'GET',
        `${addressOf(siteId)}/products${queryText({ ...query })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** The names of the collections in the catalogue. */
export function collectionsQuery(siteId: string) {
  return queryOptions({
    queryKey: [...keyOf(siteId), 'collections'],
    queryFn: ({ signal }) =>
      callServer<CatalogueCollectionsAnswer>('GET', `${addressOf(siteId)}/collections`, { signal }),
    select: ({ collections }) => collections,
  });
}

/** Address of the spreadsheet with every row that the last import refused. */
export function problemsCsvUrl(siteId: string): string {
  return `${addressOf(siteId)}/problems.csv`;
}

function useCatalogueChange<Request, Answer>(
  siteId: string,
  change: (request: Request) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

export function useStartImport(siteId: string) {
  return useCatalogueChange(siteId, (body: StartImportRequest) =>
    callServer<CatalogueAnswer>('POST', `${addressOf(siteId)}/import`, { body }),
  );
}

export interface CatalogueUpload {
  readonly file: File;
  readonly currency: string;
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export function useUploadCatalogue(siteId: string) {
  return useCatalogueChange(siteId, ({ file, currency, onProgress }: CatalogueUpload) =>
    uploadFile<CatalogueAnswer>(`${addressOf(siteId)}/file${queryText({ currency })}`, {
      file,
      type: 'text/csv',
      onProgress,
    }),
  );
}

export function useUpdateCatalogue(siteId: string) {
  return useCatalogueChange(siteId, (body: UpdateCatalogueRequest) =>
    callServer<CatalogueAnswer>('PATCH', addressOf(siteId), { body }),
  );
}

export function useRemoveCatalogue(siteId: string) {
  return useCatalogueChange(siteId, () => callServer<DoneAnswer>('DELETE', addressOf(siteId)));
}
