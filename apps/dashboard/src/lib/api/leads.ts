import type {
  DeleteLeadsAnswer,
  ImportLeadsAnswer,
  LeadAnswer,
  LeadsAnswer,
  LeadsChangedAnswer,
  LeadsQuery,
  LeadTagsAnswer,
  PeopleCountAnswer,
  TagLeadsRequest,
  TimelineAnswer,
  UpdateLeadRequest,
} from '@beckon/contract/owner-calls';
import type { DateOrder } from '@beckon/contract/values';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';
import { uploadFile } from './upload-file.ts';

export type LeadsFilter = Pick<
  LeadsQuery,
  'search' | 'popupId' | 'from' | 'until' | 'state' | 'spam' | 'tag' | 'person' | 'each' | 'ids'
>;

export const LEADS_PER_PAGE = 25;

/** One page of the leads that match, newest first. */
export function leadsQuery(siteId: string, filter: LeadsFilter, cursor: string | undefined) {
  return queryOptions({
    queryKey: ['sites', siteId, 'leads', filter, cursor],
    queryFn: ({ signal }) =>
      callServer<LeadsAnswer>(
        'GET',
        `/api/owner/sites/${siteId}/leads${queryText({ ...filter, cursor, limit: LEADS_PER_PAGE })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Address of the file with all leads that match. */
export function leadsFileUrl(siteId: string, filter: LeadsFilter, format: 'csv' | 'xlsx'): string {
  return `/api/owner/sites/${siteId}/leads.${format}${queryText(filter)}`;
}

/** All tags of the site's leads. */
export function leadTagsQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'leads', 'tags'],
    queryFn: async ({ signal }) =>
      (await callServer<LeadTagsAnswer>('GET', `/api/owner/sites/${siteId}/lead-tags`, { signal }))
        .tags,
  });
}

/** The number of leads that are in spam. */
export function spamCountQuery(siteId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'leads', 'spam-count'],
    queryFn: async ({ signal }) =>
      (
        await callServer<LeadsAnswer>(
          'GET',
          `/api/owner/sites/${siteId}/leads${queryText({ spam: 'only', limit: 1 })}`,
          { signal },
        )
      ).total,
  });
}

/** The actions of a lead's person on the site, the latest first. */
export function timelineQuery(siteId: string, leadId: string) {
  return queryOptions({
    queryKey: ['sites', siteId, 'leads', leadId, 'timeline'],
    queryFn: async ({ signal }) =>
      (
        await callServer<TimelineAnswer>(
          'GET',
          `/api/owner/sites/${siteId}/leads/${leadId}/timeline`,
          { signal },
        )
      ).events,
  });
}

/**
 * Changes leads and loads the lists again, also after an error, because some leads may have
 * changed.
 */
function useLeadsChange<Input, Answer>(siteId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['sites', siteId, 'leads'] }),
  });
}

const at = (siteId: string) => `/api/owner/sites/${siteId}/leads`;

/**
 * Erases leads with all data about the same people, including all other leads with their email
 * addresses.
 */
export function useErasePeople(siteId: string) {
  return useLeadsChange(siteId, (leadIds: readonly string[]) =>
    callServer<DeleteLeadsAnswer>('POST', `${at(siteId)}/erase-people`, { body: { leadIds } }),
  );
}

/** Removes only these leads; other data about the same people stays. */
export function useRemoveLeads(siteId: string) {
  return useLeadsChange(siteId, (leadIds: readonly string[]) =>
    callServer<DeleteLeadsAnswer>('POST', `${at(siteId)}/remove`, { body: { leadIds } }),
  );
}

/** The number of leads that `useErasePeople` erases with these. */
export function peopleCountQuery(siteId: string, leadIds: readonly string[]) {
  return queryOptions({
    queryKey: ['sites', siteId, 'leads', 'people', leadIds],
    queryFn: async ({ signal }) =>
      (
        await callServer<PeopleCountAnswer>('POST', `${at(siteId)}/count-people`, {
          body: { leadIds },
          signal,
        })
      ).leads,
  });
}

/** The number of leads that one call deletes, which takes less than a second. */
const DELETED_AT_ONCE = 200;

/** Deletes all spam. Resolves with the number of deleted leads. */
export function useDeleteSpam(siteId: string) {
  return useLeadsChange(siteId, async (_all: undefined) => {
    const next = `${at(siteId)}${queryText({ spam: 'only', limit: DELETED_AT_ONCE })}`;
    for (let all = 0; ;) {
      const { leads } = await callServer<LeadsAnswer>('GET', next);
      const body = { leadIds: leads.map(({ id }) => id) };
      if (leads.length === 0) return all;
      const { deleted } = await callServer<DeleteLeadsAnswer>('POST', `${at(siteId)}/delete`, {
        body,
      });
      if (deleted === 0) return all;
      all += deleted;
    }
  });
}

export function useUpdateLead(siteId: string, leadId: string) {
  return useLeadsChange(siteId, (body: UpdateLeadRequest) =>
    callServer<LeadAnswer>('PATCH', `${at(siteId)}/${leadId}`, { body }),
  );
}

export function useTagLeads(siteId: string) {
  return useLeadsChange(siteId, (body: TagLeadsRequest) =>
    callServer<LeadsChangedAnswer>('POST', `${at(siteId)}/tag`, { body }),
  );
}

/** Sends the confirmation mail again to a lead that has not confirmed its address. */
export function useAskConfirmation(siteId: string, leadId: string) {
  return useMutation({
    mutationFn: () => callServer('POST', `${at(siteId)}/${leadId}/ask-confirmation`),
  });
}

/** Moves leads to spam, or back to the leads. */
export function useSetSpam(siteId: string) {
  return useLeadsChange(
    siteId,
    (body: { readonly leadIds: readonly string[]; readonly isSpam: boolean }) =>
      callServer<LeadsChangedAnswer>('POST', `${at(siteId)}/spam`, { body }),
  );
}

interface LeadsUpload {
  readonly file: File;
  /** The order of day and month in its dates, if they can be read in both. */
  readonly dateOrder: DateOrder | undefined;
  readonly onProgress: (share: number) => void;
}

/** Imports the leads of a CSV file. */
export function useImportLeads(siteId: string) {
  return useLeadsChange(siteId, ({ file, dateOrder, onProgress }: LeadsUpload) =>
    uploadFile<ImportLeadsAnswer>(`${at(siteId)}/import${queryText({ dateOrder })}`, {
      file,
      type: 'text/csv',
      onProgress,
    }),
  );
}
