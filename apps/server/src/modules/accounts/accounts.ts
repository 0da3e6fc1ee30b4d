import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { calledOrigin } from '../../http/own-origin.ts';
import type { Owner } from '../../http/owner/owner-scope.ts';
import type { AccountRecord } from '../../store/store.ts';
import { buildOwnerAuth, forgetResetLinks, maySignUp, type OwnerAuthDeps } from './owner-auth.ts';
import { buildOwnerUsers, type OwnerUsers } from './owner-users.ts';
import { toWebHeaders } from './web-request.ts';

export interface NewOwner {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Owners' accounts: who is signed in, and the calls of the accounts library. */
export interface Accounts extends OwnerUsers {
  /**
   * The owner whose session cookie the request has; undefined if nobody is signed in. Each user has
   * an account: a user whose account is missing gets an empty one.
   */
  ownerOf(request: FastifyRequest): Promise<Owner | undefined>;
  /** Runs one call of the accounts library. */
  handle(call: Request, options: { readonly isSecure: boolean }): Promise<Response>;
  /** Creates an owner with an account, if sign-up is open. Returns the account's id. */
  signUp(owner: NewOwner): Promise<string>;
  maySignUp(): Promise<boolean>;
  /** Whether there is no account at all, not even the demo's. */
  isEmpty(): Promise<boolean>;
  /** Whether this is the password of the owner with this address. Takes as long as a sign-in. */
  isPassword(email: string, password: string): Promise<boolean>;
  /** Sets another password and ends the owner's open sessions. Does nothing for an unknown address. */
  replacePassword(email: string, password: string): Promise<void>;
  /** Makes this user's unused links for a new password invalid. */
  forgetResetLinks(userId: string): Promise<void>;
  /** Deletes expired sessions and expired links of mails. */
  removeExpired(): Promise<void>;
  readonly sendsMail: boolean;
}

export function buildAccounts(deps: OwnerAuthDeps): Accounts {
  const plain = buildOwnerAuth(deps, { isSecure: false });
  const secure = buildOwnerAuth(deps, { isSecure: true });

  const { store, now } = deps;
  const library = async () => (await plain.$context).internalAdapter;
  return {
    ...buildOwnerUsers({ store, now, library }),
    sendsMail: deps.sendMail !== undefined,
    handle: (call, { isSecure }) => (isSecure ? secure : plain).handler(call),
    maySignUp: () => maySignUp(deps),
    isEmpty: async () => (await deps.store.countAccounts()) === 0,
    async ownerOf(request) {
      const { cookie = '' } = request.headers;
      if (!cookie.includes('beckon.')) return undefined;
      const isSecure = calledOrigin(request, deps.publicUrl).startsWith('https:');
      const auth = isSecure ? secure : plain;
      const session = await auth.api
        .getSession({ headers: toWebHeaders(request) })
        .catch((error: unknown) => rethrowOutage(deps, error));
      if (!session) return undefined;
      const { id, email, name } = session.user;
      const account = await accountOf(deps, { id, name });
      return {
        userId: id,
        sessionId: session.session.id,
        email,
        name,
        accountId: account.id,
        accountName: account.name,
      };
    },
    async signUp({ name, email, password }) {
      const { user } = await plain.api.signUpEmail({ body: { name, email, password } });
      return (await accountOf(deps, user)).id;
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

async function accountOf(
  { store, now }: Pick<OwnerAuthDeps, 'store' | 'now'>,
  user: { readonly id: string; readonly name: string },
): Promise<AccountRecord> {
  const known = await store.accountOfUser(user.id);
  if (known) return known;
  const made = await store.createAccount({ id: randomUUID(), name: user.name, at: now() });
  await store.addMember(made.id, user.id);
  return made;
}

/**
 * Throws the database's own error if it does not answer, else the given one. The library hides why
 * it could not read the session, so an outage would look like a fault of ours.
 */
async function rethrowOutage({ db }: Pick<OwnerAuthDeps, 'db'>, error: unknown): Promise<never> {
  await sql`select 1`.execute(db);
  throw error;
}
