import type {
  ConversionContext,
  EventStore,
  NewActivity,
  NewClose,
  NewConversion,
  NewErrorReport,
  NewInteraction,
  NewView,
} from '../../records/event-records.ts';
import type { NewGoal } from '../../records/goal-record.ts';
import type { NewHoldoutVisitor } from '../../records/holdout-record.ts';
import { CommitGroup } from '../../commit-group.ts';
import type { Database, Engine } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import { CountedEvents } from './counted-events.ts';
import { GoalTally } from './goal-tally.ts';
import { holdSites } from '../sites/hold-sites.ts';
import { personOf } from '../leads/lead-row.ts';
import { removeBefore, removeChanges } from './remove-before.ts';
import { removeOldCarts, writeCarts } from './write-carts.ts';
import { writeGoals } from './write-goals.ts';
import { writeHoldoutVisitors } from '../experiments/write-holdout-visitors.ts';
import { ValueCaps } from '../reports/value-caps.ts';
import { writeLeads } from '../leads/write-leads.ts';
import { type Sighting, writeSightings } from '../sites/write-sightings.ts';
import { readViewValues, writeCloses, writeInteractions, writeViews } from './write-views.ts';

/**
 * The number of latest submissions that are read for one visitor and popup. No person sends more on
 * purpose.
 */
const SUBMISSIONS_READ = 20;

type Event =
  | { readonly kind: 'view'; readonly view: NewView }
  | { readonly kind: 'close'; readonly close: NewClose }
  | { readonly kind: 'interaction'; readonly interaction: NewInteraction }
  | { readonly kind: 'held'; readonly visitors: readonly NewHoldoutVisitor[] }
  | { readonly kind: 'conversion'; readonly conversion: NewConversion }
  | { readonly kind: 'goal'; readonly goal: NewGoal }
  | { readonly kind: 'activity'; readonly activity: NewActivity }
  | { readonly kind: 'error'; readonly report: NewErrorReport }
  | ({ readonly kind: 'seen' } & Sighting)
  | { readonly kind: 'nothing' };

interface EventMethods extends Omit<EventStore, 'recordOffers'> {
  readonly drainEvents: () => Promise<void>;
  /** Resolves when what waits now is written: to see whether visitors' writes get through. */
  readonly passThrough: () => Promise<void>;
}

export function buildEventStore(db: Database, engine: Engine, visitorDb = db): EventMethods {
  const caps = new ValueCaps();
  const group = new CommitGroup<Event, boolean>((events) =>
    visitorDb.transaction().execute(async (transaction) => {
      const there = await ofExistingSites(transaction, engine, events);
      const stored = await writeEvents(transaction, there, caps);
      const byEvent = new Map(there.map((event, at) => [event, stored[at] === true]));
      return events.map((event) => byEvent.get(event) ?? false);
    }),
  );
  const add = async (event: Event) => void (await group.add(event));
  return {
    recordView: (view) => group.add({ kind: 'view', view }),
    recordClose: (close) => add({ kind: 'close', close }),
    recordInteraction: (interaction) => add({ kind: 'interaction', interaction }),
    recordHoldoutVisitors: (visitors) => add({ kind: 'held', visitors }),
    recordConversion: (conversion) => group.add({ kind: 'conversion', conversion }),
    recordGoal: (goal) => group.add({ kind: 'goal', goal }),
    recordActivity: (activity) => add({ kind: 'activity', activity }),
    recordError: (report) => add({ kind: 'error', report }),
    markSeen: (siteId, at, url) => add({ kind: 'seen', siteId, at, url }),
    async view(viewId) {
      const row = await db
        .selectFrom('view_event')
        .select(['id', 'popup_id', 'visitor_id', 'at'])
        .where('id', '=', viewId)
        .executeTakeFirst();
      return row && { id: row.id, popupId: row.popup_id, visitorId: row.visitor_id, at: row.at };
    },
    async hasSentForm(popupId, visitorId) {
      const rows = await db
        .selectFrom('lead')
        .select('context')
        .where('popup_id', '=', popupId)
        .where('visitor_id', '=', visitorId)
        .where('partial', '=', 0)
        .orderBy('at', 'desc')
        .limit(SUBMISSIONS_READ)
        .execute();
      return rows.some(({ context }) => parseJson<ConversionContext>(context).lacksForm !== true);
    },
    removeOld: async ({ activity, errors, carts, changesKept }) =>
      (await removeOldCarts(db, carts)) +
      (await removeBefore(db, 'activity', activity)) +
      (await removeBefore(db, 'error_report', errors)) +
      (await removeChanges(db, changesKept)),
    drainEvents: () => group.close(),
    passThrough: () => add({ kind: 'nothing' }),
  };
}

/**
 * Without events that say something about a person and are of a site that was removed meanwhile:
 * nothing would ever remove them. Views of removed popups are found by `recordLostViews`.
 */
async function ofExistingSites(
  transaction: Database,
  engine: Engine,
  events: readonly Event[],
): Promise<readonly Event[]> {
  const personal = events.flatMap((event) => personalSiteOf(event) ?? []);
  if (personal.length === 0) return events;
  const there = await holdSites(transaction, engine, [...new Set(personal)]);
  return events.filter((event) => {
    const siteId = personalSiteOf(event);
    return siteId === undefined || there.has(siteId);
  });
}

function personalSiteOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'conversion':
      return event.conversion.siteId;
    case 'goal':
      return event.goal.siteId;
    case 'activity':
      return event.activity.siteId;
    case 'error':
      return event.report.siteId;
    default:
      return undefined;
  }
}

async function writeEvents(
  transaction: Database,
  events: readonly Event[],
  caps: ValueCaps,
): Promise<readonly boolean[]> {
  const tally = new CountedEvents();
  const money = new GoalTally();
  const views = events.flatMap((event) => (event.kind === 'view' ? [event.view] : []));
  const closes = events.flatMap((event) => (event.kind === 'close' ? [event.close] : []));
  const interactions = events.flatMap((event) =>
    event.kind === 'interaction' ? [event.interaction] : [],
  );
  const conversions = events.flatMap((event) =>
    event.kind === 'conversion' ? [event.conversion] : [],
  );
  const seen = await writeViews(transaction, views, tally);
  const viewIds = [...closes, ...interactions, ...conversions].map(({ viewId }) => viewId);
  const counting = { tally, valuesOf: await readViewValues(transaction, viewIds) };
  await writeInteractions(transaction, interactions, counting);
  await writeCloses(transaction, closes, counting);
  const stored = await writeLeads(transaction, conversions, counting);
  const goals = await writeGoals(
    transaction,
    events.flatMap((event) => (event.kind === 'goal' ? [event.goal] : [])),
    money,
  );
  await writeCarts(transaction, { views: seen, goals: goals.values() }, money);
  await writeSightings(
    transaction,
    events.flatMap((event) => (event.kind === 'seen' ? [event] : [])),
  );
  await writeRare(transaction, events);
  await tally.write(transaction);
  await money.write(transaction, caps);
  return events.map((event) => {
    switch (event.kind) {
      case 'view':
        return seen.has(event.view);
      case 'conversion':
        return stored.has(event.conversion);
      case 'goal':
        return goals.has(event.goal);
      default:
        return true;
    }
  });
}

async function writeRare(transaction: Database, events: readonly Event[]): Promise<void> {
  await writeActivities(
    transaction,
    events.flatMap((event) => (event.kind === 'activity' ? [event.activity] : [])),
  );
  await writeErrors(
    transaction,
    events.flatMap((event) => (event.kind === 'error' ? [event.report] : [])),
  );
  // Each of these events already has many visitors.
  for (const event of events)
    if (event.kind === 'held') await writeHoldoutVisitors(transaction, event.visitors);
}

async function writeActivities(
  transaction: Database,
  activities: readonly NewActivity[],
): Promise<void> {
  if (activities.length === 0) return;
  await transaction
    .insertInto('activity')
    .values(
      inOneOrder(activities).map((activity) => ({
        id: activity.id,
        site_id: activity.siteId,
        kind: activity.kind,
        email: personOf(activity.email),
        customer_id: activity.customerId,
        popup_id: activity.popupId,
        url: activity.url,
        data: JSON.stringify(activity.data ?? null),
        at: activity.at,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

async function writeErrors(
  transaction: Database,
  reports: readonly NewErrorReport[],
): Promise<void> {
  if (reports.length === 0) return;
  await transaction
    .insertInto('error_report')
    .values(
      inOneOrder(reports).map((report) => ({
        id: report.id,
        site_id: report.siteId,
        popup_id: report.popupId,
        where_failed: report.where,
        message: report.message,
        url: report.url,
        at: report.at,
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Rows are written in one order everywhere, so that servers cannot lock each other out. */
function inOneOrder<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
