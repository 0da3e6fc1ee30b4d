import { type Static, Type } from 'typebox';
import { Instant } from './answers.ts';

/**
 * Signing in and out are calls of the accounts library, all `POST` with a JSON body, answered with
 * a session cookie: `/api/auth/sign-in/email` {email, password, rememberMe},
 * `/api/auth/sign-up/email` {name, email, password}, `/api/auth/sign-out` {},
 * `/api/auth/request-password-reset` {email, redirectTo}, `/api/auth/reset-password` {newPassword,
 * token}, `/api/auth/change-password` {currentPassword, newPassword}. Errors there are `{code,
 * message}`; 429 after too many tries.
 */
export interface AuthCalls {
  readonly '/api/auth/sign-in/email': {
    readonly email: string;
    readonly password: string;
    readonly rememberMe?: boolean;
  };
  readonly '/api/auth/sign-up/email': {
    readonly name: string;
    readonly email: string;
    readonly password: string;
  };
  readonly '/api/auth/sign-out': Record<string, never>;
  readonly '/api/auth/request-password-reset': {
    readonly email: string;
    readonly redirectTo: string;
  };
  readonly '/api/auth/reset-password': { readonly newPassword: string; readonly token: string };
  readonly '/api/auth/change-password': {
    readonly currentPassword: string;
    readonly newPassword: string;
  };
}

/** `GET /api/owner/me`: who is signed in; 401 when nobody is. */
export const MeAnswer = Type.Object({
  success: Type.Literal(true),
  owner: Type.Object({ id: Type.String(), email: Type.String(), name: Type.String() }),
  account: Type.Object({
    id: Type.String(),
    name: Type.String(),
    /** True for the demo's account: its leads and numbers may be samples. */
    hasSamples: Type.Optional(Type.Boolean()),
  }),
});
export type MeAnswer = Static<typeof MeAnswer>;

/** `GET /api/owner/setup`, needs no session: what the sign-in page may offer. */
export const SetupAnswer = Type.Object({
  success: Type.Literal(true),
  /** True if nobody has an account yet: show "create the first owner". */
  isFirstRun: Type.Boolean(),
  maySignUp: Type.Boolean(),
  /**
   * True if mail is set up: the link for a new password is mailed. Otherwise it is in the server's
   * log.
   */
  sendsMail: Type.Boolean(),
  /**
   * The demo account of a seeded installation, to fill in the sign-in form; only while it still has
   * its first password.
   */
  demo: Type.Optional(Type.Object({ email: Type.String(), password: Type.String() })),
});
export type SetupAnswer = Static<typeof SetupAnswer>;

/**
 * `POST /api/owner/account/delete`: removes the account with all sites, and the signed-in user. 403
 * when the password is wrong.
 */
export const DeleteAccountRequest = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type DeleteAccountRequest = Static<typeof DeleteAccountRequest>;

/**
 * `POST /api/owner/account/email`: changes the address to sign in with. 403 when the password is
 * wrong, 409 when another account has the address.
 */
export const ChangeEmailRequest = Type.Object(
  {
    password: Type.String({ minLength: 1, maxLength: 200 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
  },
  { additionalProperties: false },
);
export type ChangeEmailRequest = Static<typeof ChangeEmailRequest>;

export const ChangeEmailAnswer = Type.Object({
  success: Type.Literal(true),
  /** False: a mail to the new address asks to confirm it first. */
  isChanged: Type.Boolean(),
});
export type ChangeEmailAnswer = Static<typeof ChangeEmailAnswer>;

/** A browser in which the owner is signed in. */
export const OwnerSession = Type.Object({
  id: Type.String(),
  /** `chrome` and others; `other`: not known. */
  browser: Type.String(),
  /** `windows` and others; `other`: not known. */
  system: Type.String(),
  signedInAt: Instant,
  /** True for the session of this request. */
  isHere: Type.Boolean(),
});
export type OwnerSession = Static<typeof OwnerSession>;

/**
 * `GET /api/owner/sessions`, latest first. `DELETE /api/owner/sessions/{sessionId}` ends that
 * session; `DELETE /api/owner/sessions` ends all others.
 */
export const SessionsAnswer = Type.Object({
  success: Type.Literal(true),
  sessions: Type.Array(OwnerSession),
});
export type SessionsAnswer = Static<typeof SessionsAnswer>;
