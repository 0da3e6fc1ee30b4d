import type {
  ConversionContext,
  EventStore,
  NewActivity,
  NewClose,
  NewConversion,
  NewErrorReport,
  NewView,
} from '../records/event-records.ts';
import type { NewGoal } from '../records/goal-record.ts';
import { CommitGroup } from '../commit-group.ts';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import { DayCountTally } from './day-counts.ts';
import { removeBefore, removeChanges } from './remove-before.ts';
import { writeGoals } from './write-goals.ts';
import { writeLeads } from './write-leads.ts';

/** The latest of one visitor and popup: nobody sends more who means it. */
const SUBMISSIONS_READ = 20;

type Event =
  | { readonly kind: 'view'; readonly view: NewView }
  | { readonly kind: 'close'; readonly close: NewClose }
  | { readonly kind: 'conversion'; readonly conversion: NewConversion }
  | { readonly kind: 'goal'; readonly goal: NewGoal }
  | { readonly kind: 'activity'; readonly activity: NewActivity }
  | { readonly kind: 'error'; readonly report: NewErrorReport }
  | ({ readonly kind: 'seen' } & Sighting);

interface Sighting {
  readonly siteId: string;
  readonly at: number;
  readonly url: string;
}

export function buildEventStore(
  db: Database,
): EventStore & { readonly drainEvents: () => Promise<void> } {
  const group = new CommitGroup<Event, boolean>((events) =>
    db.transaction().execute((transaction) => writeEvents(transaction, events)),
  );
  const add = async (event: Event) => void (await group.add(event));
  return {
    recordView: (view) => group.add({ kind: 'view', view }),
    recordClose: (close) => add({ kind: 'close', close }),
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
    removeOld: async ({ activity, errors, changesKept }) =>
      (await removeBefore(db, 'activity', activity)) +
      (await removeBefore(db, 'error_report', errors)) +
      (await removeChanges(db, changesKept)),
    drainEvents: () => group.close(),
  };
}

async function writeEvents(
  transaction: Database,
  events: readonly Event[],
): Promise<readonly boolean[]> {
  const tally = new DayCountTally();
  const seen = await writeViews(
    transaction,
    events.flatMap((event) => (event.kind === 'view' ? [event.view] : [])),
    tally,
  );
  await writeCloses(
    transaction,
    events.flatMap((event) => (event.kind === 'close' ? [event.close] : [])),
    tally,
  );
  const stored = await writeLeads(
    transaction,
    events.flatMap((event) => (event.kind === 'conversion' ? [event.conversion] : [])),
    tally,
  );
  const goals = await writeGoals(
    transaction,
    events.flatMap((event) => (event.kind === 'goal' ? [event.goal] : [])),
  );
  for (const event of events) await writeRare(transaction, event);
  await tally.write(transaction);
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

async function writeViews(
  transaction: Database,
  views: readonly NewView[],
  tally: DayCountTally,
): Promise<ReadonlySet<NewView>> {
  if (views.length === 0) return new Set();
  const rows = views.map((view) => ({
    id: view.id,
    popup_id: view.popupId,
    site_id: view.siteId,
    visitor_id: view.visitorId,
    trigger_name: view.trigger,
    device: view.device,
    country: view.country,
    url: view.url,
    at: view.at,
  }));
  const stored = await transaction
    .insertInto('view_event')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  return countStored(views, stored, (view) => tally.add(view, 'views', view.trigger));
}

async function writeCloses(
  transaction: Database,
  closes: readonly NewClose[],
  tally: DayCountTally,
): Promise<void> {
  if (closes.length === 0) return;
  const rows = closes.map((close) => ({
    id: close.id,
    popup_id: close.popupId,
    site_id: close.siteId,
    view_id: close.viewId,
    close_trigger: close.closeTrigger,
    url: close.url,
    at: close.at,
  }));
  const stored = await transaction
    .insertInto('close_event')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  countStored(closes, stored, (close) => tally.add(close, 'closes', close.closeTrigger));
}

/**
 * Counts each stored event once, also when a group holds one id twice; answers those that it
 * counted.
 */
function countStored<Event extends { readonly id: string }>(
  events: readonly Event[],
  stored: readonly { readonly id: string }[],
  count: (event: Event) => void,
): ReadonlySet<Event> {
  const left = new Set(stored.map(({ id }) => id));
  const counted = events.filter(({ id }) => left.delete(id));
  counted.forEach(count);
  return new Set(counted);
}

async function writeRare(transaction: Database, event: Event): Promise<void> {
  switch (event.kind) {
    case 'activity':
      return writeActivity(transaction, event.activity);
    case 'error':
      return writeError(transaction, event.report);
    case 'seen':
      return writeSighting(transaction, event);
    default:
  }
}

async function writeSighting(transaction: Database, { siteId, at, url }: Sighting): Promise<void> {
  await transaction
    .updateTable('site')
    .set({ last_seen_at: at, last_seen_url: url })
    .where('id', '=', siteId)
    .execute();
  await transaction
    .updateTable('site_domain')
    .set({ seen_at: at })
    .where('site_id', '=', siteId)
    .where('seen_at', 'is', null)
    .where('host_name', '=', hostOf(url))
    // A sighting is easily made up: it takes no name from a site that listed it before and is in use, on whatever host.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_domain as earlier')
            .innerJoin('site', 'site.id', 'earlier.site_id')
            .select('earlier.site_id')
            .whereRef('earlier.host_name', '=', 'site_domain.host_name')
            .whereRef('earlier.claimed_at', '<', 'site_domain.claimed_at')
            .where('site.last_seen_at', 'is not', null),
        ),
      ),
    )
    .execute();
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

async function writeActivity(transaction: Database, activity: NewActivity): Promise<void> {
  await transaction
    .insertInto('activity')
    .values({
      id: activity.id,
      site_id: activity.siteId,
      kind: activity.kind,
      email: activity.email,
      customer_id: activity.customerId,
      popup_id: activity.popupId,
      url: activity.url,
      data: JSON.stringify(activity.data ?? null),
      at: activity.at,
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

async function writeError(transaction: Database, report: NewErrorReport): Promise<void> {
  await transaction
    .insertInto('error_report')
    .values({
      id: report.id,
      site_id: report.siteId,
      popup_id: report.popupId,
      where_failed: report.where,
      message: report.message,
      url: report.url,
      at: report.at,
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
