import type {
  ChangeEmailAnswer,
  ChangeEmailRequest,
  SessionsAnswer,
} from '@beckon/contract/owner-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callServer } from './call-server.ts';
import { meQuery } from './session.ts';

/** Where the owner is signed in, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) =>
    (await callServer<SessionsAnswer>('GET', '/api/owner/sessions', { signal })).sessions,
});

/** Signs out of one browser or, without its id, of all others. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      callServer('DELETE', `/api/owner/sessions${sessionId === undefined ? '' : `/${sessionId}`}`),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Another address to sign in with; where mail is set up, a link to it asks first. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailRequest) =>
      callServer<ChangeEmailAnswer>('POST', '/api/owner/account/email', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
