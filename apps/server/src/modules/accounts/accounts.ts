import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Owner } from '../../http/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import { buildOwnerAuth, forgetResetLinks, maySignUp, type OwnerAuthDeps } from './owner-auth.ts';
import { toWebHeaders } from './web-request.ts';

export interface NewOwner {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Owners' accounts: who is signed in, and the library's own calls. */
export interface Accounts {
  /**
   * The owner whose session cookie the request carries. Users always have an account: one that lost
   * it gets an empty one.
   */
  ownerOf(request: FastifyRequest): Promise<Owner | undefined>;
  /** Carries out one of the accounts library's calls. */
  handle(call: Request, options: { readonly isSecure: boolean }): Promise<Response>;
  /** Makes an owner with an account, if sign-up is open; returns the account's id. */
  signUp(owner: NewOwner): Promise<string>;
  maySignUp(): Promise<boolean>;
  /** Nobody has an account yet, not even the demo. */
  isEmpty(): Promise<boolean>;
  /** Whether this password opens that address. Costs as much as signing in. */
  isPassword(email: string, password: string): Promise<boolean>;
  /** Sets another password and ends the sessions that are open; an unknown address is left alone. */
  replacePassword(email: string, password: string): Promise<void>;
  /** Links for a new password that this user has not used lead nowhere any more. */
  forgetResetLinks(userId: string): Promise<void>;
  /** Removes the user with the account: its sites, popups, leads and all that belongs to them. */
  remove(userId: string): Promise<void>;
  /** Removes sessions that have ended by themselves, and links of mails that lead nowhere any more. */
  removeExpired(): Promise<void>;
  readonly sendsMail: boolean;
}

export function buildAccounts(deps: OwnerAuthDeps): Accounts {
  const plain = buildOwnerAuth(deps, { isSecure: false });
  const secure = buildOwnerAuth(deps, { isSecure: true });

  async function accountOf(user: { readonly id: string; readonly name: string }) {
    const known = await deps.store.accountOfUser(user.id);
    if (known) return known;
    const made = await deps.store.createAccount({
      id: randomUUID(),
      name: user.name,
      at: deps.now(),
    });
    await deps.store.addMember(made.id, user.id);
    return made;
  }

  return {
    sendsMail: deps.sendMail !== undefined,
    handle: (call, { isSecure }) => (isSecure ? secure : plain).handler(call),
    maySignUp: () => maySignUp(deps),
    isEmpty: async () => (await deps.store.countAccounts()) === 0,
    async ownerOf(request) {
      const { cookie = '' } = request.headers;
      if (!cookie.includes('beckon.')) return undefined;
      const auth = cookie.includes('__Secure-beckon.') ? secure : plain;
      const session = await auth.api.getSession({ headers: toWebHeaders(request) });
      if (!session) return undefined;
      const { id, email, name } = session.user;
      const account = await accountOf({ id, name });
      return { userId: id, email, name, accountId: account.id, accountName: account.name };
    },
    async signUp({ name, email, password }) {
      const { user } = await plain.api.signUpEmail({ body: { name, email, password } });
      return (await accountOf(user)).id;
    },
    async replacePassword(email, password) {
      const { internalAdapter, password: hashes } = await plain.$context;
      const found = await internalAdapter.findUserByEmail(email);
      if (!found) return;
      await internalAdapter.updatePassword(found.user.id, await hashes.hash(password));
      await internalAdapter.deleteUserSessions(found.user.id);
      await forgetResetLinks(deps, found.user.id);
    },
    forgetResetLinks: (userId) => forgetResetLinks(deps, userId),
    remove: async (userId) =>
      removeOwner(deps.store, (await plain.$context).internalAdapter, userId),
    async removeExpired() {
      const { adapter } = await plain.$context;
      for (const model of ['session', 'verification'])
        await adapter.deleteMany({
          model,
          where: [{ field: 'expiresAt', operator: 'lt', value: new Date(deps.now()) }],
        });
    },
    async isPassword(email, password) {
      const { internalAdapter, password: hashes } = await plain.$context;
      const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
      const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && hashes.verify({ hash, password });
    },
  };
}

interface Users {
  deleteUserSessions(userId: string): Promise<unknown>;
  deleteUser(userId: string): Promise<unknown>;
}

async function removeOwner(store: Store, users: Users, userId: string): Promise<void> {
  await users.deleteUserSessions(userId);
  await removeAccounts(store, userId);
  await users.deleteUser(userId);
  // A call that was under way may have made another one.
  await removeAccounts(store, userId);
}

async function removeAccounts(store: Store, userId: string): Promise<void> {
  const account = await store.accountOfUser(userId);
  if (!account) return;
  await store.deleteAccount(account.id);
  await removeAccounts(store, userId);
}
