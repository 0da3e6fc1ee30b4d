import type { AuthCalls, MeAnswer, SetupAnswer } from '@beckon/contract/owner-calls';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { isSignedOutError } from './api-error.ts';
import { callServer } from './call-server.ts';

export type Me = Pick<MeAnswer, 'owner' | 'account'>;

const ME_KEY = ['me'] as const;

/** Who is signed in, or was until the session ended; `null` when nobody is. */
export const meQuery = queryOptions({
  queryKey: ME_KEY,
  queryFn: async ({ signal, client }): Promise<Me | null> => {
    try {
      return await callServer<MeAnswer>('GET', '/api/owner/me', { signal });
    } catch (error) {
      if (!isSignedOutError(error)) throw error;
      reportSignedOut(client, error);
      return client.getQueryData<Me | null>(ME_KEY) ?? null;
    }
  },
  staleTime: 5 * 60_000,
});

/** True when the session of the owner on the screen has ended by itself. */
const endedQuery = queryOptions({
  queryKey: ['session-ended'],
  queryFn: () => false,
  initialData: false,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the owner must sign in again before anything can be saved or read. */
export function useIsSessionEnded(): boolean {
  return useQuery(endedQuery).data;
}

/**
 * Takes note of a call that failed because nobody is signed in. Whoever was signed in keeps the
 * page with all that is not saved, and is asked to sign in again.
 */
export function reportSignedOut(client: QueryClient, error: unknown): void {
  if (!isSignedOutError(error)) return;
  const wasSignedIn = Boolean(client.getQueryData<Me | null>(ME_KEY));
  if (wasSignedIn) client.setQueryData(endedQuery.queryKey, true);
  else client.setQueryData(ME_KEY, null);
}

/** What the sign-in page may offer. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => callServer<SetupAnswer>('GET', '/api/owner/setup', { signal }),
});

type SignInFields = AuthCalls['/api/auth/sign-in/email'];
type SignUpFields = AuthCalls['/api/auth/sign-up/email'];

const signIn = {
  mutationFn: (fields: SignInFields) =>
    callServer('POST', '/api/auth/sign-in/email', { body: fields }),
  meta: { beforeSignIn: true },
} as const;

/** Signs in and forgets everything a former session had loaded. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({ ...signIn, onSuccess: () => client.resetQueries() });
}

/** Signs the same owner in again, and leaves the page as it is. */
export function useSignInAgain() {
  const client = useQueryClient();
  return useMutation({
    ...signIn,
    onSuccess: () => {
      client.setQueryData(endedQuery.queryKey, false);
      return client.invalidateQueries();
    },
  });
}

/** Creates an owner, who is signed in from then on. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: SignUpFields) =>
      callServer('POST', '/api/auth/sign-up/email', { body: fields }),
    meta: { beforeSignIn: true },
    onSuccess: () => client.resetQueries(),
  });
}

/** Ends the session; the next drawing of any page leads to the sign-in. */
export function useSignOut() {
  const forget = useForgetOwner();
  return useMutation({
    mutationFn: () => callServer('POST', '/api/auth/sign-out'),
    onSuccess: forget,
  });
}

/** Deletes the account of who is signed in, if it is their password. */
export function useDeleteAccount() {
  const forget = useForgetOwner();
  return useMutation({
    mutationFn: (password: string) =>
      callServer('POST', '/api/owner/account/delete', { body: { password } }),
    onSuccess: forget,
  });
}

/** Nothing of this owner may meet the next one on this machine. */
function useForgetOwner() {
  const client = useQueryClient();
  return () => {
    client.setQueryData(endedQuery.queryKey, false);
    client.setQueryData(meQuery.queryKey, null);
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] });
  };
}

/**
 * Asks for a mail with a link to `/reset-password`; answers the same whether the address is known
 * or not.
 */
export function useForgotPassword() {
  return useMutation({
    meta: { beforeSignIn: true },
    mutationFn: (email: string) =>
      callServer('POST', '/api/auth/request-password-reset', {
        body: { email, redirectTo: '/reset-password' },
      }),
  });
}

/** Sets a new password by the token of such a mail. */
export function useResetPassword() {
  return useMutation({
    meta: { beforeSignIn: true },
    mutationFn: (fields: AuthCalls['/api/auth/reset-password']) =>
      callServer('POST', '/api/auth/reset-password', { body: fields }),
  });
}

export function useChangePassword() {
  return useMutation({
    meta: { beforeSignIn: true },
    mutationFn: (fields: AuthCalls['/api/auth/change-password']) =>
      callServer('POST', '/api/auth/change-password', { body: fields }),
  });
}
