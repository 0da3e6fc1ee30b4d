import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PASSWORD_MIN_LENGTH } from '@beckon/contract/values';
import { addVisitorBodyParsers } from '../../http/body-parsers.ts';
import {
  callNotFound,
  demoIsForHere,
  easilyGuessed,
  foreignOrigin,
  jsonOnly,
} from '../../http/owner/owner-errors.ts';
import { calledOrigin, isFromOwnPage, isJson, isLocalCall } from '../../http/own-origin.ts';
import type { Accounts } from './accounts.ts';
import type { Store } from '../../store/store.ts';
import { buildAttemptGuard } from './attempt-guard.ts';
import { DEMO_EMAIL, isDemoPassword } from './demo-account.ts';
import { knownDeviceCookie } from './known-device.ts';
import { textIn } from './text-in.ts';
import { copyHead, toWebRequest } from './web-request.ts';

export interface AuthRouteDeps {
  readonly accounts: Accounts;
  readonly store: Pick<Store, 'ping'>;
  readonly baseUrl: string;
  readonly publicUrl: string | undefined;
  /** Signs the cookies of known devices. */
  readonly secret: string;
  readonly now: () => number;
}

/** The library has many more calls; we offer only these. Contract: `session-call.ts`. */
const CALLS = new Set([
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-out',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/change-password',
]);
/** The link in the mail: redirects the browser to the dashboard's page, with the token. */
const RESET_LINK = /^GET \/api\/auth\/reset-password\/[\w-]+$/;
/** The dashboard's page with the form for a new password. */
const RESET_PAGE = '/reset-password';
const BODY_LIMIT = 16 * 1024;

/**
 * The calls of the accounts library under `/api/auth/`, protected against other sites' pages and
 * against guessing.
 */
export async function authRoutes(app: FastifyInstance, deps: AuthRouteDeps): Promise<void> {
  const guard = buildAttemptGuard(deps);
  const deviceOptions = ({ body }: FastifyRequest) => ({
    email: textIn(body, 'email').toLowerCase(),
    secret: deps.secret,
    now: deps.now(),
  });
  addVisitorBodyParsers(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const call = callOf(request);
      if (request.method === 'POST') requireOwnJson(request, deps.publicUrl);
      if (call.endsWith('/sign-in/email')) requireHereForDemo(request);
      guard.before(call, request);
      await refuseEasyPassword(call, request, deps.accounts);
      if (call.endsWith('/request-password-reset')) {
        requireOurPage(request, deps.baseUrl);
        // Answered as usual, so that someone who asks too often does not learn who has an account.
        if (!guard.maySendReset(request))
          return reply.header('cache-control', 'no-store').send({ success: true });
      }
      const isSecure = calledOrigin(request, deps.publicUrl).startsWith('https:');
      const answer = await carryOut(call, request, deps);
      guard.after(call, request, answer.status);
      // The library hides the cause. If the database is down, this throws its error.
      if (answer.status >= 500) await deps.store.ping();
      copyHead(answer, reply);
      if (/\/sign-(in|up)\/email$/.test(call) && answer.status < 400)
        void reply.header('set-cookie', knownDeviceCookie(deviceOptions(request), { isSecure }));
      return present(answer, reply);
    },
  });
}

/** Runs the call in the library. A new password also makes unused links for a new password invalid. */
async function carryOut(
  call: string,
  request: FastifyRequest,
  { accounts, baseUrl, publicUrl }: AuthRouteDeps,
): Promise<Response> {
  const isSecure = calledOrigin(request, publicUrl).startsWith('https:');
  const owner = call.endsWith('/change-password') ? await accounts.ownerOf(request) : undefined;
  const sent = toWebRequest(request, baseUrl, withOurRules(call, request.body));
  const answer = await accounts.handle(sent, { isSecure });
  if (owner !== undefined && answer.status < 400) await accounts.forgetResetLinks(owner.userId);
  return answer;
}

/** Method and path. Throws if we do not offer the call. */
function callOf({ method, url }: FastifyRequest): string {
  const call = `${method} ${url.split('?')[0]}`;
  if (!CALLS.has(call) && !RESET_LINK.test(call)) throw callNotFound();
  return call;
}

function requireOwnJson(request: FastifyRequest, publicUrl: string | undefined): void {
  if (!isFromOwnPage(request, publicUrl)) throw foreignOrigin();
  if (!isJson(request)) throw jsonOnly();
}

/**
 * At the start, only this machine seemed to reach the server, so the demo got the well-known
 * password. Then someone put a proxy in front. So the password still works on this machine only.
 */
function requireHereForDemo(request: FastifyRequest): void {
  const isDemo =
    textIn(request.body, 'email').toLowerCase() === DEMO_EMAIL &&
    isDemoPassword(textIn(request.body, 'password'));
  if (isDemo && !isLocalCall(request)) throw demoIsForHere();
}

/** Checked only where a password is set: an owner with an easy one can still sign in and change it. */
async function refuseEasyPassword(
  call: string,
  request: FastifyRequest,
  accounts: Accounts,
): Promise<void> {
  const sets = call.endsWith('/sign-up/email') ? 'password' : 'newPassword';
  const password = textIn(request.body, sets);
  // The library refuses too short passwords, with a message about their length.
  if (password.length < PASSWORD_MIN_LENGTH) return;
  const owner = call.endsWith('/change-password') ? await accounts.ownerOf(request) : undefined;
  const ofOwner = owner
    ? [owner.name, owner.email]
    : [textIn(request.body, 'name'), textIn(request.body, 'email')];
  // Loaded when needed: its list of passwords takes some MB, and few server runs need it.
  const { isEasilyGuessed } = await import('./weak-password.ts');
  if (isEasilyGuessed(password, ofOwner)) throw easilyGuessed();
}

/** Checked before mails are counted: a call with a foreign link must not use up the owner's mails. */
function requireOurPage({ body }: FastifyRequest, baseUrl: string): void {
  const asked = URL.parse(textIn(body, 'redirectTo'), baseUrl);
  if (asked?.origin !== new URL(baseUrl).origin) throw foreignOrigin();
}

/**
 * Someone who changes the password because another person knows it wants to sign that person out on
 * every device. The link in a reset mail always leads to our page for a new password, whatever
 * address the call contains.
 */
function withOurRules(call: string, body: unknown): unknown {
  if (call.endsWith('/change-password')) return { ...Object(body), revokeOtherSessions: true };
  return call.endsWith('/request-password-reset')
    ? { ...Object(body), redirectTo: RESET_PAGE }
    : body;
}

/** The library's answer in our format. Its own format would give the session's token to the page. */
async function present(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  void reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8');
  if (answer.status < 400) return reply.send({ success: true });
  return reply.send({ success: false, ...failureIn(await answer.text(), answer.status) });
}

const IN_OUR_WORDS: Readonly<Record<string, string>> = {
  'Invalid password': 'This is not your password.',
};
/** The library begins its messages with the name of the call's field, which means nothing to owners. */
const FIELD = /^\[[\w.]+\] /;

function failureIn(
  text: string,
  status: number,
): { readonly message: string; readonly code?: string } {
  if (status >= 500) return { message: 'Something went wrong on our side.' };
  try {
    const parsed: unknown = JSON.parse(text);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'message' in parsed &&
      typeof parsed.message === 'string'
    ) {
      return {
        message: IN_OUR_WORDS[parsed.message] ?? parsed.message.replace(FIELD, ''),
        ...('code' in parsed && typeof parsed.code === 'string' ? { code: parsed.code } : {}),
      };
    }
  } catch {
    // Not JSON: the general message below is enough.
  }
  return { message: 'This cannot be done.' };
}
