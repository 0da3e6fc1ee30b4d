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

/** The connected destinations, the available kinds, and the values that leads have. */
export function destinationsQuery(siteId: string) {
  return queryOptions({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => callServer<DestinationsAnswer>('GET', addressOf(siteId), { signal }),
  });
}

/** The log of deliveries, the latest first. It is loaded again at an interval while it is open. */
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
  /** The id of the destination to change; missing to connect a new one. */
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

/** Creates a new signing secret for a destination. */
export function useNewSecret(siteId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      callServer<DestinationAnswer>('POST', `${addressOf(siteId)}/${id}/new-secret`),
  });
}

/** Sends a sample lead to a destination now. */
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
