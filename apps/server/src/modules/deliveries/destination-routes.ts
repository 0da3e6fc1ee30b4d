import {
  CreateDestinationRequest,
  type Destination,
  DestinationAnswer,
  DestinationsAnswer,
  DESTINATIONS_PER_SITE,
  DoneAnswer,
  TestDestinationAnswer,
  UpdateDestinationRequest,
} from '@beckon/contract/owner-calls';
import { CallRefused } from '../../errors.ts';
import { badRequest, siteNotFound, tooManyTries } from '../../http/owner-errors.ts';
import { DestinationParams, SiteParams } from '../../http/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner-scope.ts';
import { newId } from '../../ids.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { DestinationHealth, DestinationRecord, Store } from '../../store/store.ts';
import type { DeliveryWorker } from './delivery-worker.ts';
import { destinationForms, destinationOf } from './destinations/index.ts';
import { answerValues, OWN_VALUES } from './lead-values.ts';
import {
  type NewSigning,
  newSigningSecret,
  readConnection,
  secretHints,
  withSigningSecret,
} from './read-connection.ts';

export interface DestinationRouteDeps {
  readonly store: Store;
  readonly deliveryWorker: DeliveryWorker;
  /** Encrypts the secrets of destinations. */
  readonly secret: string;
  readonly now: () => number;
}

const ADDRESS = '/api/owner/sites/:siteId/destinations';
const ONE = `${ADDRESS}/:destinationId`;
const DONE = { success: true as const };
const TEST_GAP_MS = 2_000;
/** An owner tries all that are connected one after the other. */
const TESTS_IN_GAP = 5;
/** The latest leads tell which answers there are to map. */
const LEADS_READ = 200;
const NEW: DestinationHealth = { failed: 0, lastSentAt: undefined };
const ONE_ANSWER = { params: DestinationParams, response: { 200: DestinationAnswer } };

const notThere = () => new CallRefused(404, 'This is not connected.');

/** Places that get the leads of a site. Contract: `destination-calls.ts`. */
export function destinationRoutes(app: OwnerApp, deps: DestinationRouteDeps): void {
  addListing(app, deps);
  addConnecting(app, deps);
  addChanging(app, deps);
  addSecretsAndTests(app, deps);
}

function addListing(app: OwnerApp, { store, secret }: DestinationRouteDeps): void {
  app.get(
    ADDRESS,
    { schema: { params: SiteParams, response: { 200: DestinationsAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      const page = await store.leadsPage(account, siteId, { limit: LEADS_READ });
      if (!page) throw siteNotFound();
      const all = await store.destinationsOf(account, siteId);
      const destinations = all.filter(({ kind }) => destinationOf(kind) !== undefined);
      return {
        ...DONE,
        destinations: destinations.map((one) => present(one, one, secret)),
        forms: destinationForms(),
        values: [...OWN_VALUES, ...answerValues(page.leads)],
      };
    },
  );
}

function addConnecting(app: OwnerApp, { store, secret, now }: DestinationRouteDeps): void {
  app.post(
    ADDRESS,
    {
      schema: {
        params: SiteParams,
        body: CreateDestinationRequest,
        response: { 200: DestinationAnswer },
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { siteId } = request.params;
      if (!(await store.site(accountId, siteId))) throw siteNotFound();
      const { signing, ...read } = readNew(request.body, { serverSecret: secret, at: now() });
      const record = { ...read, id: newId(), siteId, accountId, createdAt: now() };
      if (!(await store.createDestination(record, DESTINATIONS_PER_SITE)))
        throw new CallRefused(409, `A site may have ${DESTINATIONS_PER_SITE} of these.`);
      return answerOf(present(record, NEW, secret), signing);
    },
  );
}

function addChanging(app: OwnerApp, { store, secret }: DestinationRouteDeps): void {
  app.patch(ONE, { schema: { ...ONE_ANSWER, body: UpdateDestinationRequest } }, async (request) => {
    const { accountId, before } = await ownedOf(store, request);
    const { name, isOn, values, mapping } = request.body;
    const changed = await store.updateDestination(accountId, before.id, {
      ...(name === undefined ? {} : { name: name.trim() || before.name }),
      ...(isOn === undefined ? {} : { isOn }),
      ...(mapping === undefined ? {} : { mapping }),
      ...(values === undefined
        ? {}
        : readConnection({ kind: before.kind, values, before, serverSecret: secret })),
    });
    if (!changed) throw notThere();
    return answerOf(await withHealth(store, changed, secret));
  });

  app.delete(
    ONE,
    { schema: { params: DestinationParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { accountId, before } = await ownedOf(store, request);
      await store.deleteDestination(accountId, before.id);
      return DONE;
    },
  );
}

function addSecretsAndTests(app: OwnerApp, deps: DestinationRouteDeps): void {
  const { store, secret, now, deliveryWorker } = deps;
  const tries = createLimiter({ withinMs: TEST_GAP_MS, now });

  app.post(`${ONE}/new-secret`, { schema: ONE_ANSWER }, async (request) => {
    const { accountId, before } = await ownedOf(store, request);
    if (destinationOf(before.kind)?.form.isSigned !== true)
      throw badRequest('This one is not signed.');
    const signing = newSigningSecret();
    const changes = withSigningSecret(before, { signing, serverSecret: secret, at: now() });
    const changed = await store.updateDestination(accountId, before.id, changes);
    if (!changed) throw notThere();
    return answerOf(await withHealth(store, changed, secret), signing);
  });

  app.post(
    `${ONE}/test`,
    { schema: { params: DestinationParams, response: { 200: TestDestinationAnswer } } },
    async (request) => {
      const { accountId, before } = await ownedOf(store, request);
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

/** What a form asks of a new place, and the secret that signs what is sent there, if any does. */
function readNew(
  { kind, name, isOn = true, values = {}, mapping }: CreateDestinationRequest,
  sealing: Omit<NewSigning, 'signing'>,
) {
  const form = formOf(kind);
  const nothing = { settings: {}, secrets: {} };
  const read = readConnection({
    kind,
    values,
    before: nothing,
    serverSecret: sealing.serverSecret,
  });
  const signing = form.isSigned ? newSigningSecret() : undefined;
  return {
    ...(signing === undefined ? read : withSigningSecret(read, { signing, ...sealing })),
    kind,
    isOn,
    name: name?.trim() || form.name,
    mapping: mapping ?? form.mapping?.standard ?? [],
    signing,
  };
}

function formOf(kind: string) {
  const place = destinationOf(kind);
  if (!place) throw badRequest(`There is no place of the kind “${kind}”.`);
  return place.form;
}

interface OneRequest {
  readonly owner: Parameters<typeof accountOf>[0]['owner'];
  readonly params: { readonly siteId: string; readonly destinationId: string };
}

async function ownedOf(store: Store, request: OneRequest) {
  const accountId = accountOf(request);
  const { siteId, destinationId } = request.params;
  const before = await store.destination(accountId, destinationId);
  if (before?.siteId !== siteId || !destinationOf(before.kind)) throw notThere();
  return { accountId, before };
}

async function withHealth(
  store: Store,
  record: DestinationRecord,
  secret: string,
): Promise<Destination> {
  const all = await store.destinationsOf(record.accountId, record.siteId);
  return present(record, all.find(({ id }) => id === record.id) ?? NEW, secret);
}

function answerOf(destination: Destination, signingSecret?: string): DestinationAnswer {
  return { ...DONE, destination, ...(signingSecret === undefined ? {} : { signingSecret }) };
}

function present(
  record: DestinationRecord,
  { failed, lastSentAt }: DestinationHealth,
  secret: string,
): Destination {
  const { id, kind, name, isOn, settings, mapping } = record;
  return {
    id,
    kind,
    name,
    isOn,
    failed,
    settings: { ...settings },
    mapping: [...mapping],
    secrets: { ...secretHints(record, secret) },
    ...(lastSentAt === undefined ? {} : { lastSentAt: new Date(lastSentAt).toISOString() }),
  };
}
