import { randomUUID } from 'node:crypto';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@beckon/contract/values';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import type { Database, Engine } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { DEMO_ACCOUNT_ID, DEMO_EMAIL } from './demo-account.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';
import type { SendMail } from '../../lib/mail/send-mail.ts';

/** The dependencies of the accounts library. */
export interface OwnerAuthDeps {
  readonly db: Database;
  readonly engine: Engine;
  readonly store: Store;
  readonly secret: string;
  readonly openSignUp: boolean;
  /** The address in mails. It never comes from a request, because anyone can set its host header. */
  readonly baseUrl: string;
  /** The address that browsers use, if it is set. It decides whether cookies are for https only. */
  readonly publicUrl: string | undefined;
  /** Undefined: no mail is set up, and `printLink` gets the link for a new password. */
  readonly sendMail: SendMail | undefined;
  /** Writes the link that an owner requested to the server's log, which only the operator can read. */
  readonly printLink: (url: string) => void;
  readonly now: () => number;
  /** Replaces the library's scrypt. Tests, which sign in a hundred times, pass fast hashes. */
  readonly hashes?: PasswordHashes;
}

export interface PasswordHashes {
  hash(password: string): Promise<string>;
  verify(guess: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

const SESSION_SECONDS = 30 * 24 * 3600;
const RESET_SECONDS = 3600;

/**
 * The first owner may sign up; the demo's owner counts as one. Later ones may only if the operator
 * has opened sign-up.
 */
export async function maySignUp({
  store,
  openSignUp,
}: Pick<OwnerAuthDeps, 'store' | 'openSignUp'>): Promise<boolean> {
  return openSignUp || (await store.countAccounts()) === 0;
}

/**
 * Better Auth with our database. Passwords are stored as scrypt hashes. `isSecure`: its cookies are
 * sent over https only.
 */
export function buildOwnerAuth(deps: OwnerAuthDeps, { isSecure }: { readonly isSecure: boolean }) {
  return betterAuth({
    appName: 'Beckon',
    baseURL: deps.baseUrl,
    basePath: '/api/auth',
    secret: deps.secret,
    database: { db: deps.db, type: deps.engine.name },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limiter counts failures only; the library's would also slow down owners who sign in
    // properly.
    rateLimit: { enabled: false },
    advanced: {
      // The library would begin the names with `__Secure-`, which other hosts of our domain can set.
      useSecureCookies: false,
      cookiePrefix: COOKIE_PREFIX[isSecure ? 'secure' : 'plain'],
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure },
      // Our routes have checked the origin already, and support proxies and several host names.
      disableCSRFCheck: true,
      // Set explicitly because the library skips the check of redirects in tests.
      disableOriginCheck: false,
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    user: { modelName: 'auth_user' },
    session: {
      modelName: 'auth_session',
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_SECONDS / 30,
    },
    account: { modelName: 'auth_credential' },
    // Stored as SHA-256, so that a copy of the database contains no usable link.
    // docs/decisions/0065.
    verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' },
    emailAndPassword: passwordRules(deps),
    databaseHooks: accountForEachUser(deps),
  });
}

/** Makes the user's unused links for a new password invalid. */
export async function forgetResetLinks({ db }: Pick<OwnerAuthDeps, 'db'>, userId: string) {
  await sql`delete from auth_verification where value = ${userId}`.execute(db);
}

function passwordRules({ db, sendMail, printLink, hashes }: OwnerAuthDeps) {
  return {
    enabled: true,
    autoSignIn: true,
    minPasswordLength: PASSWORD_MIN_LENGTH,
    maxPasswordLength: PASSWORD_MAX_LENGTH,
    resetPasswordTokenExpiresIn: RESET_SECONDS,
    revokeSessionsOnPasswordReset: true,
    onPasswordReset: ({ user }: { readonly user: { readonly id: string } }) =>
      forgetResetLinks({ db }, user.id),
    ...(hashes ? { password: hashes } : {}),
    sendResetPassword: async ({
      user,
      url,
    }: {
      readonly user: { readonly email: string };
      readonly url: string;
    }) => {
      if (sendMail === undefined) {
        printLink(url);
        return;
      }
      // Not awaited: otherwise the answer would take longer for an address that exists. The sender
      // logs its failures.
      void sendMail({
        to: user.email,
        subject: 'Choose a new password for Beckon',
        text: resetText(url),
      });
    },
  } as const;
}

function resetText(url: string): string {
  return `Someone, hopefully you, asked for a new password.\n\nChoose it here within an hour:\n${url}\n\nIf it was not you, do nothing: the old password stays.\n`;
}

function accountIdOf(userId: string, { email }: { readonly email: string }): string {
  return email === DEMO_EMAIL ? DEMO_ACCOUNT_ID : userId;
}

function accountForEachUser(deps: OwnerAuthDeps): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        // The account is created before its user: if many sign up at the same time, only one gets
        // the first.
        before: async (user) => {
          const userId = randomUUID();
          const account = { id: accountIdOf(userId, user), name: user.name, at: deps.now() };
          if (deps.openSignUp) await deps.store.createAccount(account);
          else if (!(await deps.store.claimFirstAccount(account)))
            throw new APIError('FORBIDDEN', { message: 'Sign-up is closed on this installation.' });
          return { data: { ...user, id: userId } };
        },
        after: async (user) => deps.store.addMember(accountIdOf(user.id, user), user.id),
      },
    },
  };
}
