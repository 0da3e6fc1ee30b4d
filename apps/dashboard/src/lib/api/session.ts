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

/** The owner who is signed in, or was until the session ended; `null` if nobody is signed in. */
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

/** True if the session of the current owner has ended without signing out. */
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
 * Handles a call that failed because nobody is signed in; ignores other errors. An owner who was
 * signed in keeps the page with unsaved changes, and is asked to sign in again.
 */
export function reportSignedOut(client: QueryClient, error: unknown): void {
  if (!isSignedOutError(error)) return;
  const wasSignedIn = Boolean(client.getQueryData<Me | null>(ME_KEY));
  if (wasSignedIn) client.setQueryData(endedQuery.queryKey, true);
  else client.setQueryData(ME_KEY, null);
}

/** The abilities of this installation, for the sign-in page and others. */
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

/** Signs in and discards all data that an earlier session has loaded. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({ ...signIn, onSuccess: () => client.resetQueries() });
}

/** Signs the same owner in again and keeps the page. */
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

/** Creates an owner and signs them in. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: SignUpFields) =>
      callServer('POST', '/api/auth/sign-up/email', { body: fields }),
    meta: { beforeSignIn: true },
    onSuccess: () => client.resetQueries(),
  });
}

/** Ends the session. Each page then redirects to the sign-in page. */
export function useSignOut() {
  const forget = useForgetOwner();
  return useMutation({
    mutationFn: () => callServer('POST', '/api/auth/sign-out'),
    onSuccess: forget,
  });
}

/** Deletes the account of the signed-in owner if the password is right. */
export function useDeleteAccount() {
  const forget = useForgetOwner();
  return useMutation({
    mutationFn: (password: string) =>
      callServer('POST', '/api/owner/account/delete', { body: { password } }),
    onSuccess: forget,
  });
}

/**
 * Returns a function that discards all data of this owner, so that the next owner on this computer
 * cannot see it.
 */
function useForgetOwner() {
  const client = useQueryClient();
  return () => {
    client.setQueryData(endedQuery.queryKey, false);
    client.setQueryData(meQuery.queryKey, null);
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] });
  };
}

/**
 * Requests a mail with a link to `/reset-password`. The response is the same for known and unknown
 * addresses.
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

/** Sets a new password with the token of that mail. */
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
