import type { Store } from '../../store/store.ts';
import type { buildOwnerAuth } from './owner-auth.ts';

type LibraryUsers = Pick<
  Awaited<ReturnType<typeof buildOwnerAuth>['$context']>['internalAdapter'],
  | 'deleteSession'
  | 'deleteUser'
  | 'deleteUserSessions'
  | 'findAccounts'
  | 'findUserByEmail'
  | 'findUserById'
  | 'listSessions'
  | 'updateUser'
>;

/** A session of an owner. Times in ms. */
export interface OwnerSession {
  readonly id: string;
  readonly userAgent: string;
  readonly signedInAt: number;
}

export interface Credentials {
  readonly email: string;
  readonly passwordHash: string;
}

/** The operations of owners on their own user. */
export interface OwnerUsers {
  /** Deletes the user and the account, with its sites, popups, leads and all other data. */
  remove(userId: string): Promise<void>;
  /** Open sessions, the latest first. */
  sessionsOf(userId: string): Promise<readonly OwnerSession[]>;
  /** Ends the sessions of a user for which `isUnwanted` is true. Returns their number. */
  endSessions(userId: string, isUnwanted: (sessionId: string) => boolean): Promise<number>;
  /** Address and password hash of the user; undefined if there is no such user. */
  credentialsOf(userId: string): Promise<Credentials | undefined>;
  isTaken(email: string): Promise<boolean>;
  setEmail(userId: string, email: string): Promise<void>;
}

interface OwnerUsersDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly library: () => Promise<LibraryUsers>;
}

export function buildOwnerUsers({ store, now, library }: OwnerUsersDeps): OwnerUsers {
  const openSessions = async (userId: string) =>
    (await (await library()).listSessions(userId)).filter(
      ({ expiresAt }) => expiresAt.getTime() > now(),
    );
  const removeAccounts = async (userId: string): Promise<void> => {
    const account = await store.accountOfUser(userId);
    if (!account) return;
    await store.deleteAccount(account.id);
    await removeAccounts(userId);
  };
  return {
    async remove(userId) {
      const users = await library();
      await users.deleteUserSessions(userId);
      await removeAccounts(userId);
      await users.deleteUser(userId);
      // A request that was running meanwhile may have created another account.
      await removeAccounts(userId);
    },
    async sessionsOf(userId) {
      const sessions = (await openSessions(userId)).map(({ id, userAgent, createdAt }) => {
        return { id, userAgent: userAgent ?? '', signedInAt: createdAt.getTime() };
      });
      return sessions.toSorted((one, other) => other.signedInAt - one.signedInAt);
    },
    async endSessions(userId, isUnwanted) {
      const unwanted = (await openSessions(userId)).filter(({ id }) => isUnwanted(id));
      for (const { token } of unwanted) await (await library()).deleteSession(token);
      return unwanted.length;
    },
    async credentialsOf(userId) {
      const users = await library();
      const user = await users.findUserById(userId);
      const accounts = await users.findAccounts(userId);
      const own = accounts.find(({ providerId }) => providerId === 'credential');
      return user ? { email: user.email, passwordHash: own?.password ?? '' } : undefined;
    },
    isTaken: async (email) => Boolean(await (await library()).findUserByEmail(email)),
    setEmail: async (userId, email) => void (await (await library()).updateUser(userId, { email })),
  };
}
