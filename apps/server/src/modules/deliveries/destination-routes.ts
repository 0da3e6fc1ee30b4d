import {
  CreateDestinationRequest,
  DestinationAnswer,
  DestinationsAnswer,
  DESTINATIONS_PER_SITE,
  DoneAnswer,
  UpdateDestinationRequest,
} from '@beckon/contract/owner-calls';
import { CallRefused } from '../../errors.ts';
import { checkSourcePopups } from '../../http/owner/check-source-popups.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { siteNotFound } from '../../http/owner/owner-errors.ts';
import type { DestinationChanges } from '../../store/store.ts';
import { DestinationParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { newId } from '../../ids.ts';
import { removeLeftovers } from '../../lib/remove-leftovers.ts';
import { destinationForms, destinationOf } from './destinations/index.ts';
import { answerValues, OWN_VALUES } from './lead-values.ts';
import { readConnection } from './read-connection.ts';
import type { DestinationRouteDeps } from './destination-route-deps.ts';
import {
  DESTINATIONS,
  ONE_DESTINATION,
  ONE_ANSWER,
  notConnected,
  ownedDestination,
} from './owned-destination.ts';
import {
  DONE,
  NEW_HEALTH,
  withHealth,
  destinationAnswer,
  presentDestination,
} from './present-destination.ts';
import { destinationTestRoutes } from './destination-test-routes.ts';
import { readNewDestination } from './read-new-destination.ts';

/** How many of the latest leads are read to list the answers that can be mapped. */
const LEADS_READ = 200;

/** Destinations that get the leads of a site. Contract: `destination-calls.ts`. */
export function destinationRoutes(app: OwnerApp, deps: DestinationRouteDeps): void {
  addListing(app, deps);
  addConnecting(app, deps);
  addChanging(app, deps);
  destinationTestRoutes(app, deps);
}

function addListing(app: OwnerApp, { store, secret }: DestinationRouteDeps): void {
  app.get(
    DESTINATIONS,
    { schema: { params: SiteParams, response: { 200: DestinationsAnswer } } },
    async (request) => {
      const { siteId } = request.params;
      const account = accountOf(request);
      const leads = await store.latestLeads(account, siteId, LEADS_READ);
      if (!leads) throw siteNotFound();
      const all = await store.destinationsOf(account, siteId);
      const destinations = all.filter(({ kind }) => destinationOf(kind) !== undefined);
      return {
        ...DONE,
        destinations: destinations.map((one) => presentDestination(one, one, secret)),
        forms: destinationForms(),
        values: [...OWN_VALUES, ...answerValues(leads)],
      };
    },
  );
}

function addConnecting(app: OwnerApp, { store, secret, now }: DestinationRouteDeps): void {
  app.post(
    DESTINATIONS,
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
      await ownedSite(store, request);
      const { signing, ...read } = readNewDestination(request.body, {
        serverSecret: secret,
        at: now(),
      });
      const { popupIds } = read;
      await checkSourcePopups(store, { accountId, siteId, popupIds, before: [] });
      const record = { ...read, id: newId(), siteId, accountId, createdAt: now() };
      if (!(await store.createDestination(record, DESTINATIONS_PER_SITE)))
        throw new CallRefused(409, `A site may have ${DESTINATIONS_PER_SITE} of these.`);
      return destinationAnswer(presentDestination(record, NEW_HEALTH, secret), signing);
    },
  );
}

/** The changes that are stored as they come. */
function plainChanges({ isOn, mapping, popupIds }: UpdateDestinationRequest): DestinationChanges {
  return {
    ...(isOn === undefined ? {} : { isOn }),
    ...(mapping === undefined ? {} : { mapping }),
    ...(popupIds === undefined ? {} : { popupIds }),
  };
}

function addChanging(app: OwnerApp, { store, secret }: DestinationRouteDeps): void {
  app.patch(
    ONE_DESTINATION,
    { schema: { ...ONE_ANSWER, body: UpdateDestinationRequest } },
    async (request) => {
      const { accountId, before } = await ownedDestination(store, request);
      const { name, values, cleared } = request.body;
      const { popupIds = [] } = request.body;
      await checkSourcePopups(store, { ...before, popupIds, before: before.popupIds });
      const changed = await store.updateDestination(accountId, before.id, {
        ...(name === undefined ? {} : { name: name.trim() || before.name }),
        ...plainChanges(request.body),
        ...(values === undefined && cleared === undefined
          ? {}
          : readConnection({
              kind: before.kind,
              values: values ?? {},
              cleared,
              before,
              serverSecret: secret,
            })),
      });
      if (!changed) throw notConnected();
      return destinationAnswer(await withHealth(store, changed, secret));
    },
  );

  app.delete(
    ONE_DESTINATION,
    { schema: { params: DestinationParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { accountId, before } = await ownedDestination(store, request);
      await store.deleteDestination(accountId, before.id);
      removeLeftovers(store, request.log);
      return DONE;
    },
  );
}
