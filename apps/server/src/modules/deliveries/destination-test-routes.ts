import { TestDestinationAnswer } from '@beckon/contract/owner-calls';
import { badRequest, siteNotFound, tooManyTries } from '../../http/owner/owner-errors.ts';
import { DestinationParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { createLimiter } from '../../lib/limiter.ts';
import { destinationOf } from './destinations/index.ts';
import { newSigningSecret, withSigningSecret } from './read-connection.ts';
import type { DestinationRouteDeps } from './destination-route-deps.ts';
import {
  ONE_DESTINATION,
  ONE_ANSWER,
  notConnected,
  ownedDestination,
} from './owned-destination.ts';
import { DONE, withHealth, destinationAnswer } from './present-destination.ts';

const TEST_GAP_MS = 2_000;
/** More than one, because an owner may test all connected destinations one after the other. */
const TESTS_IN_GAP = 5;

/** Creates new signing secrets, and sends example leads. */
export function destinationTestRoutes(app: OwnerApp, deps: DestinationRouteDeps): void {
  const { store, secret, now, deliveryWorker } = deps;
  const tries = createLimiter({ withinMs: TEST_GAP_MS, now });

  app.post(`${ONE_DESTINATION}/new-secret`, { schema: ONE_ANSWER }, async (request) => {
    const { accountId, before } = await ownedDestination(store, request);
    if (destinationOf(before.kind)?.form.isSigned !== true)
      throw badRequest('This one is not signed.');
    const signing = newSigningSecret();
    const changes = withSigningSecret(before, { signing, serverSecret: secret, at: now() });
    const changed = await store.updateDestination(accountId, before.id, changes);
    if (!changed) throw notConnected();
    return destinationAnswer(await withHealth(store, changed, secret), signing);
  });

  app.post(
    `${ONE_DESTINATION}/test`,
    { schema: { params: DestinationParams, response: { 200: TestDestinationAnswer } } },
    async (request) => {
      const { accountId, before } = await ownedDestination(store, request);
      const site = await store.site(accountId, before.siteId);
      if (!site) throw siteNotFound();
      const seconds = Math.max(
        tries.waitSeconds(before.id, 1),
        tries.waitSeconds(accountId, TESTS_IN_GAP),
      );
      if (seconds > 0) throw tooManyTries(seconds);
      tries.count(before.id);
      tries.count(accountId);
      const tried = await deliveryWorker.sendTest(site, before);
      const { failure, status, request: sent, answer } = tried;
      return {
        ...DONE,
        arrived: failure === undefined,
        message: failure?.message ?? 'The test lead arrived.',
        ...(status === undefined ? {} : { status }),
        request: sent,
        answer,
      };
    },
  );
}
