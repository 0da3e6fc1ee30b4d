import type {
  CommentsAnswer,
  CommentsChangedAnswer,
  CommentsQuery,
  DeleteCommentsRequest,
  SetCommentStateRequest,
} from '@beckon/contract/owner-calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';

export type CommentsFilter = Pick<CommentsQuery, 'state' | 'search'>;

const addressOf = (siteId: string): string => `/api/owner/sites/${siteId}/comments`;

/** One page of the comments that match, newest first, with the counts of all states. */
export function commentsQuery(siteId: string, filter: CommentsFilter, cursor: string | undefined) {
  return queryOptions({
    queryKey: ['sites', siteId, 'comments', filter, cursor],
    queryFn: ({ signal }) =>
      callServer<CommentsAnswer>('GET', `${addressOf(siteId)}${queryText({ ...filter, cursor })}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Address of the spreadsheet with all comments that match. */
export function commentsCsvUrl(siteId: string, filter: CommentsFilter): string {
  return `${addressOf(siteId)}.csv${queryText(filter)}`;
}

function useCommentsChange<Request>(siteId: string, action: 'state' | 'delete') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request) =>
      callServer<CommentsChangedAnswer>('POST', `${addressOf(siteId)}/${action}`, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sites', siteId, 'comments'] }),
  });
}

export function useSetCommentState(siteId: string) {
  return useCommentsChange<SetCommentStateRequest>(siteId, 'state');
}

export function useDeleteComments(siteId: string) {
  return useCommentsChange<DeleteCommentsRequest>(siteId, 'delete');
}
