import type { Insertable } from 'kysely';
import type { NewClose, NewInteraction, NewView } from '../../records/event-records.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';
import type { CountedEvents } from './counted-events.ts';
import { createInsert } from '../insert-rows.ts';
import {
  type EventValues,
  valuesOfPage,
  valuesOfStored,
  valuesOfView,
} from '../reports/report-values.ts';

type ViewRow = Omit<Insertable<Tables['view_event']>, 'interacted_at' | 'erased_lead_at'>;

const insertViews = createInsert((db, rows: readonly ViewRow[]) =>
  db
    .insertInto('view_event')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('id'),
);

/** Writes views, and counts those that are new; returns them. */
export async function writeViews(
  transaction: Database,
  views: readonly NewView[],
  tally: CountedEvents,
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
    source: view.source,
    language: view.language,
    visitor_kind: view.visitorKind,
    at: view.at,
  }));
  const stored = await insertViews(transaction, rows);
  return countStored(views, stored, (view) => tally.add(view, { views: 1 }, valuesOfView(view)));
}

/** Returns the values of the view that an event belongs to, if the view is of the same popup. */
export type ViewValues = (event: {
  readonly viewId: string;
  readonly popupId: string;
}) => EventValues | undefined;

/** Where the events of a group are counted, and under which values. */
export interface Counting {
  readonly tally: CountedEvents;
  readonly valuesOf: ViewValues;
}

/** Reads the views that the other events of a group belong to. */
export async function readViewValues(
  transaction: Database,
  viewIds: readonly string[],
): Promise<ViewValues> {
  const ids = [...new Set(viewIds)].filter((id) => id !== '');
  const rows =
    ids.length === 0
      ? []
      : await transaction.selectFrom('view_event').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ viewId, popupId }) => {
    const row = byId.get(viewId);
    return row?.popup_id === popupId ? valuesOfStored(row) : undefined;
  };
}

/** Writes closes, and counts those that are new. */
export async function writeCloses(
  transaction: Database,
  closes: readonly NewClose[],
  { tally, valuesOf }: Counting,
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
  countStored(closes, stored, (close) => {
    const values = valuesOf(close) ?? valuesOfPage(close.url);
    tally.add(close, { closes: 1 }, { ...values, close: close.closeTrigger });
  });
}

/** Records on views that their visitor did something, and counts each view once. */
export async function writeInteractions(
  transaction: Database,
  interactions: readonly NewInteraction[],
  { tally, valuesOf }: Counting,
): Promise<void> {
  const known = interactions.filter((one) => valuesOf(one) !== undefined);
  if (known.length === 0) return;
  const byView = new Map(known.map((one) => [one.viewId, one]));
  const touched = await transaction
    .updateTable('view_event')
    .set({ interacted_at: known[0]?.at ?? null })
    .where('id', 'in', [...byView.keys()])
    .where('interacted_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of touched) {
    const one = byView.get(id);
    if (one) tally.add(one, { interactions: 1 }, valuesOf(one) ?? {});
  }
}

/**
 * Counts each stored event once, even if a group contains one id twice; returns those that it
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
