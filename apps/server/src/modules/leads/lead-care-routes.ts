import {
  LeadAnswer,
  LeadsChangedAnswer,
  LeadTagsAnswer,
  SpamLeadsRequest,
  TagLeadsRequest,
  TimelineAnswer,
  UpdateLeadRequest,
} from '@beckon/contract/owner-calls';
import { wallClock } from '../../lib/time/wall-clock.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { leadNotFound } from '../../http/owner/owner-errors.ts';
import { LeadParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import {
  type DestinationReader,
  planDeliveries,
  type ReaderOf,
} from '../../lib/leads/plan-deliveries.ts';
import { presentLead } from './present-lead.ts';

export interface LeadCareDeps {
  readonly store: Store;
  readonly readerOf: ReaderOf;
}

const DONE = { success: true as const };
/** Kinds of destinations that get no spam. */
const WAITED: readonly (DestinationReader | undefined)[] = ['list', 'table'];
const SITE = '/api/owner/sites/:siteId';
const CHANGED = { params: SiteParams, response: { 200: LeadsChangedAnswer } };

/** Tags, notes and spam marks of leads, and their timelines. Contract: `lead-calls.ts`. */
export function addLeadCare(app: OwnerApp, deps: LeadCareDeps): void {
  addOneLead(app, deps);
  addManyLeads(app, deps);
}

function addOneLead(app: OwnerApp, { store }: LeadCareDeps): void {
  app.patch(
    `${SITE}/leads/:leadId`,
    { schema: { params: LeadParams, body: UpdateLeadRequest, response: { 200: LeadAnswer } } },
    async (request) => {
      const { siteId, leadId } = request.params;
      const { tags, note } = request.body;
      const lead = await store.changeLead(
        accountOf(request),
        { siteId, leadId },
        {
          ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
          ...(note === undefined ? {} : { note }),
        },
      );
      if (!lead) throw leadNotFound();
      return { ...DONE, lead: presentLead(lead) };
    },
  );

  app.get(
    `${SITE}/leads/:leadId/timeline`,
    { schema: { params: LeadParams, response: { 200: TimelineAnswer } } },
    async (request) => {
      const { siteId, leadId } = request.params;
      const events = await store.leadTimeline(accountOf(request), siteId, leadId);
      if (!events) throw leadNotFound();
      return {
        ...DONE,
        events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
      };
    },
  );
}

function addManyLeads(app: OwnerApp, { store, readerOf }: LeadCareDeps): void {
  app.get(
    `${SITE}/lead-tags`,
    { schema: { params: SiteParams, response: { 200: LeadTagsAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      return { ...DONE, tags: [...(await store.tagsOf(accountOf(request), site.id))] };
    },
  );

  app.post(
    `${SITE}/leads/tag`,
    { schema: { ...CHANGED, body: TagLeadsRequest } },
    async (request) => {
      const site = await ownedSite(store, request);
      const { leadIds, add = [], remove = [] } = request.body;
      const tags = { add, remove };
      return {
        ...DONE,
        changed: await store.tagLeads(accountOf(request), { siteId: site.id, leadIds }, tags),
      };
    },
  );

  app.post(
    `${SITE}/leads/spam`,
    { schema: { ...CHANGED, body: SpamLeadsRequest } },
    async (request) => {
      const account = accountOf(request);
      const site = await ownedSite(store, request);
      const { leadIds, isSpam } = request.body;
      const all = await store.destinationsOf(account, site.id);
      // People and programs already got the lead when it came, marked as spam or only counted.
      const lists = all.filter(({ kind }) => WAITED.includes(readerOf(kind)));
      const live = await store.liveDestinations(account, site.id);
      const destinations = live.filter(({ kind }) => WAITED.includes(readerOf(kind)));
      const holdsUnconfirmed = site.settings.leadConfirmation?.holdsLeads === true;
      const changed = await store.setSpam(
        account,
        { siteId: site.id, leadIds },
        {
          isSpam,
          lists: lists.map(({ id }) => id),
          dayOf: (at) => wallClock(at, site.settings.timeZone).day,
          deliveriesOf: (lead) =>
            planDeliveries(
              { ...lead, suspicion: '' },
              { emails: [], destinations, readerOf, holdsUnconfirmed },
              { countThisHour: () => 1 },
            ),
        },
      );
      return { ...DONE, changed };
    },
  );
}
