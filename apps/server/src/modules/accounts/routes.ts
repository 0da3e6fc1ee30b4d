import { MeAnswer, SetupAnswer } from '@beckon/contract/owner-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocalCall } from '../../http/own-origin.ts';
import { type OwnerApp, ownerIn } from '../../http/owner/owner-scope.ts';
import type { Accounts } from './accounts.ts';
import { DEMO_ACCOUNT_ID, DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.ts';

/** `GET /api/owner/me` */
export function accountRoutes(app: OwnerApp): void {
  app.get('/api/owner/me', { schema: { response: { 200: MeAnswer } } }, async (request) => {
    const { userId, email, name, accountId, accountName } = ownerIn(request);
    return {
      success: true as const,
      owner: { id: userId, email, name },
      account: {
        id: accountId,
        name: accountName,
        ...(accountId === DEMO_ACCOUNT_ID ? { hasSamples: true } : {}),
      },
    };
  });
}

interface SetupDeps {
  readonly accounts: Pick<Accounts, 'isPassword' | 'isEmpty' | 'maySignUp' | 'sendsMail'>;
  readonly showsDemo: boolean;
}

/**
 * `GET /api/owner/setup`, for the sign-in page. `showsDemo`: only this machine can reach the
 * server, so a browser on it may show the demo's password.
 */
export async function setupRoutes(
  app: FastifyInstance,
  { accounts, showsDemo }: SetupDeps,
): Promise<void> {
  let demoStillOpens: Promise<boolean> | undefined;
  const checkDemo = async (): Promise<boolean> => {
    try {
      return await accounts.isPassword(DEMO_EMAIL, DEMO_PASSWORD);
    } catch (error) {
      // The next call asks again.
      demoStillOpens = undefined;
      throw error;
    }
  };
  app.get(
    '/api/owner/setup',
    { schema: { response: { 200: SetupAnswer } } },
    async (request: FastifyRequest, reply) => {
      // Checking a password is slow on purpose. Once per process is enough for a hint.
      const mayShowDemo = showsDemo && isLocalCall(request);
      if (mayShowDemo) demoStillOpens ??= checkDemo();
      const [isFirstRun, maySignUp, hasDemo] = await Promise.all([
        accounts.isEmpty(),
        accounts.maySignUp(),
        mayShowDemo && demoStillOpens,
      ]);
      void reply.header('cache-control', 'no-store');
      return {
        success: true,
        isFirstRun,
        maySignUp,
        sendsMail: accounts.sendsMail,
        ...(hasDemo && !isFirstRun ? { demo: { email: DEMO_EMAIL, password: DEMO_PASSWORD } } : {}),
      };
    },
  );
}
