import { DoneAnswer, SessionsAnswer } from '@beckon/contract/owner-calls';
import { sessionNotFound } from '../../http/owner/owner-errors.ts';
import { SessionParams } from '../../http/owner/owner-params.ts';
import { type OwnerApp, ownerIn } from '../../http/owner/owner-scope.ts';
import { browserOf, systemOf } from '../../lib/visitors/user-agent.ts';
import type { Accounts } from './accounts.ts';

interface SessionRouteDeps {
  readonly accounts: Pick<Accounts, 'sessionsOf' | 'endSessions'>;
}

const DONE = { success: true as const };
const ADDRESS = '/api/owner/sessions';

/** The owner's open sessions. Contract: `session-call.ts`. */
export function sessionRoutes(app: OwnerApp, { accounts }: SessionRouteDeps): void {
  app.get(ADDRESS, { schema: { response: { 200: SessionsAnswer } } }, async (request) => {
    const { userId, sessionId } = ownerIn(request);
    const sessions = await accounts.sessionsOf(userId);
    return {
      ...DONE,
      sessions: sessions.map(({ id, userAgent, signedInAt }) => ({
        id,
        browser: browserOf(userAgent),
        system: systemOf(userAgent),
        signedInAt: new Date(signedInAt).toISOString(),
        isHere: id === sessionId,
      })),
    };
  });

  app.delete(ADDRESS, { schema: { response: { 200: DoneAnswer } } }, async (request) => {
    const { userId, sessionId } = ownerIn(request);
    await accounts.endSessions(userId, (id) => id !== sessionId);
    return DONE;
  });

  app.delete(
    `${ADDRESS}/:sessionId`,
    { schema: { params: SessionParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { userId } = ownerIn(request);
      const wanted = request.params.sessionId;
      if ((await accounts.endSessions(userId, (id) => id === wanted)) === 0)
        throw sessionNotFound();
      return DONE;
    },
  );
}
