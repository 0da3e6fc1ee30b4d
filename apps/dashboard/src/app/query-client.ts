import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';
import { reportSignedOut } from '../lib/api/session.ts';

const TRIES = 2;

/**
 * A query client whose data is stale after 20 s. If the server refuses a call because there is no
 * session, the owner must sign in.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => reportSignedOut(client, error);
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        // A wrong password at the sign-in is also a 401, but no session has ended.
        if (mutation.meta?.['beforeSignIn'] !== true) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        retry: (count, error) =>
          count < TRIES &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  });
  return client;
}
