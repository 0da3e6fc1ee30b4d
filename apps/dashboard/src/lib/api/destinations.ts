import type {
  CreateDestinationRequest,
  DeliveriesAnswer,
  DeliveriesQuery,
  DestinationAnswer,
  DestinationsAnswer,
  ReplayAnswer,
  ReplayRequest,
  TestDestinationAnswer,
  UpdateDestinationRequest,
} from '@beckon/contract/owner-calls';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callServer, queryText } from './call-server.ts';

export type DeliveriesFilter = Pick<DeliveriesQuery, 'destinationId' | 'state'>;

const REFRESH_MS = 5_000;

const addressOf = (siteId: string) => `/api/owner/sites/${siteId}/destinations`;
const keyOf = (siteId: string) => ['sites', siteId, 'destinations'];

/** What is connected, what could be, and which values leads have. */
export function destinationsQuery(siteId: string) {
  return queryOptions({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => callServer<DestinationsAnswer>('GET', addressOf(siteId), { signal }),
  });
}

/** What became of deliveries, the latest first; looked at again while it is open. */
export function deliveriesQuery(siteId: string, filter: DeliveriesFilter) {
  return infiniteQueryOptions({
    queryKey: ['sites', siteId, 'deliveries', filter],
    queryFn: ({ signal, pageParam }) =>
      callServer<DeliveriesAnswer>(
        'GET',
        `/api/owner/sites/${siteId}/deliveries${queryText({ ...filter, cursor: pageParam })}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFRESH_MS,
  });
}

export interface SaveDestination {
  /** Missing: it is connected now. */
  readonly id?: string;
  readonly kind: CreateDestinationRequest['kind'];
  readonly changes: UpdateDestinationRequest;
}

export function useSaveDestination(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kind, changes }: SaveDestination) =>
      id === undefined
        ? callServer<DestinationAnswer>('POST', addressOf(siteId), { body: { ...changes, kind } })
        : callServer<DestinationAnswer>('PATCH', `${addressOf(siteId)}/${id}`, { body: changes }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

export function useRemoveDestination(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callServer('DELETE', `${addressOf(siteId)}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

/** Gives a signed destination another secret. */
export function useNewSecret(siteId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      callServer<DestinationAnswer>('POST', `${addressOf(siteId)}/${id}/new-secret`),
  });
}

/** Sends a made-up lead now. */
export function useTestDestination(siteId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      callServer<TestDestinationAnswer>('POST', `${addressOf(siteId)}/${id}/test`),
  });
}

/** Sends deliveries again. */
export function useReplay(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReplayRequest) =>
      callServer<ReplayAnswer>('POST', `/api/owner/sites/${siteId}/deliveries/replay`, { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['sites', siteId, 'deliveries'] }),
        client.invalidateQueries({ queryKey: keyOf(siteId) }),
      ]),
  });
}
