import type { ConsentDesign } from '@beckon/contract/consent';
import type {
  ConsentAnswer,
  ConsentDaysAnswer,
  DoneAnswer,
  PreviewConsentAnswer,
  ProofsAnswer,
  ReportQuery,
  ScanAnswer,
} from '@beckon/contract/owner-calls';
import type { Language } from '@beckon/contract/values';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';

const addressOf = (siteId: string): string => `/api/owner/sites/${siteId}/consent`;

/** The consent banner of a site: the saved draft, or the default. */
export function consentQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'consent'],
    queryFn: ({ signal }) => callServer<ConsentAnswer>('GET', addressOf(siteId), { signal }),
    // The draft must not be replaced while the owner edits it.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The banner as visitors would see it, rendered by the server. */
export function consentPreviewQuery(siteId: string, draft: ConsentDesign, language: Language) {
  return queryOptions({
    queryKey: ['sites', siteId, 'consent-preview', draft, language],
    queryFn: ({ signal }) =>
      callServer<PreviewConsentAnswer>('POST', `${addressOf(siteId)}/preview`, {
        body: { draft, language },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

export function consentDaysQuery(siteId: string, days: ReportQuery) {
  return queryOptions({
    queryKey: ['sites', siteId, 'consent-days', days],
    queryFn: ({ signal }) =>
      callServer<ConsentDaysAnswer>('GET', `${addressOf(siteId)}/days${queryText(days)}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** One page of the proofs whose consent id starts with the text, newest first. */
export function proofsQuery(siteId: string, search: string, cursor: string | undefined) {
  return queryOptions({
    queryKey: ['sites', siteId, 'consent-proofs', search, cursor],
    queryFn: ({ signal }) =>
      callServer<ProofsAnswer>(
        'GET',
        `${addressOf(siteId)}/proofs${queryText({ search, cursor })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Deletes all proofs of one visitor. */
export function useRemoveProofs(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (consentId: string) =>
      callServer<DoneAnswer>(
        'DELETE',
        `${addressOf(siteId)}/proofs/${encodeURIComponent(consentId)}`,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['sites', siteId, 'consent-proofs'] }),
  });
}

export function proofsCsvUrl(siteId: string, search: string): string {
  return `${addressOf(siteId)}/proofs.csv${queryText({ search })}`;
}

/** A page that shows what visitors saw of one version of the banner. */
export function consentVersionUrl(siteId: string, version: number): string {
  return `${addressOf(siteId)}/versions/${version}.html`;
}

/** Scans a page of the site; takes up to a minute. */
export function scanSite(siteId: string, url: string, signal: AbortSignal): Promise<ScanAnswer> {
  return callServer<ScanAnswer>('POST', `${addressOf(siteId)}/scan`, { body: { url }, signal });
}

function useConsentChange<Input>(siteId: string, change: (input: Input) => Promise<ConsentAnswer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => client.setQueryData(consentQuery(siteId).queryKey, answer),
  });
}

export function useSaveConsent(siteId: string) {
  return useConsentChange(
    siteId,
    (body: { readonly draft: ConsentDesign; readonly revision: number }) =>
      callServer<ConsentAnswer>('PATCH', addressOf(siteId), { body }),
  );
}

export function usePublishConsent(siteId: string) {
  return useConsentChange(
    siteId,
    (body: { readonly asksAgain: boolean; readonly revision: number }) =>
      callServer<ConsentAnswer>('POST', `${addressOf(siteId)}/publish`, { body }),
  );
}

export function useUnpublishConsent(siteId: string) {
  return useConsentChange(siteId, () =>
    callServer<ConsentAnswer>('POST', `${addressOf(siteId)}/unpublish`),
  );
}
