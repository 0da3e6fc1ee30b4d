import type {
  CreateSiteRequest,
  EmbedAnswer,
  InstallCheckAnswer,
  OwnerLinkAnswer,
  ReadBrandAnswer,
  RecipientsAnswer,
  Site,
  SiteAnswer,
  SitesAnswer,
  UpdateSiteRequest,
} from '@beckon/contract/owner-calls';
import type { PackageKind } from '@beckon/contract/values';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';

export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: async ({ signal }) =>
    (await callServer<SitesAnswer>('GET', '/api/owner/sites', { signal })).sites,
  staleTime: 60_000,
});

/** The line to paste, and the address of the script. */
export function embedQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'embed'],
    queryFn: ({ signal }) =>
      callServer<EmbedAnswer>('GET', `/api/owner/sites/${siteId}/embed`, { signal }),
    staleTime: Infinity,
  });
}

/** The address of a package for another platform, made for this site. */
export function packageUrl(siteId: string, kind: PackageKind): string {
  return `/api/owner/sites/${siteId}/packages/${kind}`;
}

const INSTALL_POLL_MS = 4000;
const REFUSED_POLL_MS = 30_000;

/**
 * Whether the script has called the server. It is requested every few seconds until it has, and
 * more slowly while it is refused on another host.
 */
export function installCheckQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'install-check'],
    queryFn: ({ signal }) =>
      callServer<InstallCheckAnswer>('GET', `/api/owner/sites/${siteId}/install-check`, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.isInstalled !== true ? INSTALL_POLL_MS : data.refused && REFUSED_POLL_MS,
  });
}

/** The token with which the owner can visit the site without being counted. */
export function readOwnerToken(siteId: string): Promise<OwnerLinkAnswer> {
  return callServer<OwnerLinkAnswer>('GET', `/api/owner/sites/${siteId}/owner-link`);
}

/** Reads the brand from a page of the owner. Does not save it. */
export function useReadBrand(siteId: string) {
  return useMutation({
    mutationFn: (url: string) =>
      callServer<ReadBrandAnswer>('POST', `/api/owner/sites/${siteId}/brand/read`, {
        body: { url },
      }),
  });
}

/**
 * The recipients of mails about leads, and which of them agreed. From the saved list, not from the
 * form.
 */
export function recipientsQuery(siteId: string, emails: readonly string[]) {
  return queryOptions({
    queryKey: ['sites', siteId, 'recipients', emails],
    queryFn: async ({ signal }) =>
      (
        await callServer<RecipientsAnswer>('GET', `/api/owner/sites/${siteId}/recipients`, {
          signal,
        })
      ).recipients,
  });
}

/** Sends the mail with the link again to recipients who have not agreed yet. */
export function useAskRecipients(siteId: string) {
  return useMutation({
    mutationFn: () => callServer('POST', `/api/owner/sites/${siteId}/recipients/ask`),
  });
}

/** Sends a sample lead to the recipients of the saved list who agreed. */
export function useTryNotice(siteId: string) {
  return useMutation({
    mutationFn: () => callServer('POST', `/api/owner/sites/${siteId}/lead-notices/try`),
  });
}

export function useCreateSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: CreateSiteRequest) =>
      (await callServer<SiteAnswer>('POST', '/api/owner/sites', { body: request })).site,
    onSuccess: () => client.invalidateQueries({ queryKey: sitesQuery.queryKey, exact: true }),
  });
}

/** Changes a site on the server and in the dashboard's cache. */
export async function updateSite(
  client: QueryClient,
  siteId: string,
  request: UpdateSiteRequest,
): Promise<Site> {
  const { site } = await callServer<SiteAnswer>('PATCH', `/api/owner/sites/${siteId}`, {
    body: request,
  });
  client.setQueryData(sitesQuery.queryKey, (sites) =>
    sites?.map((one) => (one.id === site.id ? site : one)),
  );
  return site;
}

export function useUpdateSite(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: UpdateSiteRequest) => updateSite(client, siteId, request),
  });
}

export function useDeleteSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (siteId: string) => callServer('DELETE', `/api/owner/sites/${siteId}`),
    onSuccess: () => client.invalidateQueries({ queryKey: sitesQuery.queryKey, exact: true }),
  });
}
