import type { TimelineEvent } from '../../records/lead-record.ts';
import type { Database } from '../../database.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';

/** The maximum number of entries of each kind. The latest ones are read. */
const MOST = 200;

/**
 * What the person of a lead did on the site, the latest first. All visits with the same address
 * count as one person's.
 */
export async function leadTimeline(
  db: Database,
  siteId: string,
  leadId: string,
): Promise<readonly TimelineEvent[]> {
  const visitors = await visitorsOf(db, siteId, leadId);
  if (visitors.length === 0) return [];
  const views = await db
    .selectFrom('view_event')
    .leftJoin('popup', 'popup.id', 'view_event.popup_id')
    .select([
      'view_event.id',
      'view_event.at',
      'view_event.trigger_name',
      'view_event.url',
      'popup.name',
    ])
    .where('view_event.popup_id', 'in', popupsOfSite(siteId))
    .where('view_event.visitor_id', 'in', visitors)
    .orderBy('view_event.at', 'desc')
    .limit(MOST)
    .execute();
  const closes = await closesOf(db, siteId, views);
  const seen = views.map(({ at, trigger_name: detail, url, name }): TimelineEvent =>
    eventOf('view', { at, detail, url, name }),
  );
  const others = [await leadsOf(db, siteId, visitors), await drawsOf(db, siteId, visitors)];
  const goals = await goalsOf(db, siteId, visitors);
  return [...seen, ...closes, ...others.flat(), ...goals]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST);
}

async function visitorsOf(db: Database, siteId: string, leadId: string) {
  const person = db
    .selectFrom('lead')
    .select('person')
    .where('id', '=', leadId)
    .where('person', '<>', '');
  const rows = await db
    .selectFrom('lead')
    .select('visitor_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('id', '=', leadId), eb('person', 'in', person)]))
    .limit(MOST)
    .execute();
  return rows.map(({ visitor_id }) => visitor_id).filter((id) => id !== '');
}

interface Row {
  readonly at: number;
  readonly detail: string;
  readonly url: string;
  readonly name: string | null;
}

function eventOf(kind: TimelineEvent['kind'], { at, detail, url, name }: Row): TimelineEvent {
  return { kind, at: Number(at), detail, url, popupName: name ?? '' };
}

async function closesOf(
  db: Database,
  siteId: string,
  views: readonly { readonly id: string; readonly name: string | null }[],
): Promise<readonly TimelineEvent[]> {
  if (views.length === 0) return [];
  const names = new Map(views.map(({ id, name }) => [id, name]));
  const rows = await db
    .selectFrom('close_event')
    .select(['at', 'close_trigger', 'url', 'view_id'])
    .where('site_id', '=', siteId)
    .where('view_id', 'in', [...names.keys()])
    .execute();
  return rows.map(({ at, close_trigger: detail, url, view_id }) =>
    eventOf('close', { at, detail, url, name: names.get(view_id) ?? null }),
  );
}

async function leadsOf(db: Database, siteId: string, visitors: readonly string[]) {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('popup', 'popup.id', 'lead.popup_id')
    .select(['lead.at', 'lead.url', 'lead.extra_button', 'lead.fields', 'popup.name'])
    .where('lead.popup_id', 'in', popupsOfSite(siteId))
    .where('lead.visitor_id', 'in', visitors)
    .orderBy('lead.at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ at, url, fields, extra_button, name }) => {
    const kind = fields === '[]' ? 'click' : 'lead';
    return eventOf(kind, { at, detail: extra_button, url, name });
  });
}

async function drawsOf(db: Database, siteId: string, visitors: readonly string[]) {
  const rows = await db
    .selectFrom('draw')
    .innerJoin('popup', 'popup.id', 'draw.popup_id')
    .select(['draw.at', 'draw.label', 'draw.code', 'popup.name'])
    .where('popup.site_id', '=', siteId)
    .where('draw.visitor_id', 'in', visitors)
    .limit(MOST)
    .execute();
  return rows.map(({ at, label, code, name }) => {
    const detail = [label, code].filter((text) => text !== '').join(' · ');
    return eventOf('draw', { at, detail, url: '', name });
  });
}

async function goalsOf(db: Database, siteId: string, visitors: readonly string[]) {
  const rows = await db
    .selectFrom('goal_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('visitor_id', 'in', visitors)
    .orderBy('at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    ...eventOf('goal', { at: row.at, detail: row.name, url: '', name: null }),
    isLeftOut: row.left_out === 1,
  }));
}
