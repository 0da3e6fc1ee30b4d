import type {
  ChangeEmailAnswer,
  ChangeEmailRequest,
  SessionsAnswer,
} from '@beckon/contract/owner-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';
import { meQuery } from './session.ts';

/** The sessions of the owner, the latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) =>
    (await callServer<SessionsAnswer>('GET', '/api/owner/sessions', { signal })).sessions,
});

/** Ends one session or, without an id, all other sessions. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      callServer('DELETE', `/api/owner/sessions${sessionId === undefined ? '' : `/${sessionId}`}`),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/**
 * Changes the address that the owner signs in with. If the server sends mail, the new address must
 * first be confirmed by a link.
 */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailRequest) =>
      callServer<ChangeEmailAnswer>('POST', '/api/owner/account/email', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
