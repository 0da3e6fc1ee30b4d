import type { Database } from '../../database.ts';
import type { NewGoal } from '../../records/goal-record.ts';
import { popupsOfSite } from '../popups/popups-of-site.ts';
import { type EventValues, valuesOfStored } from '../reports/report-values.ts';
import { DAY_MS } from '../../../lib/time/durations.ts';

/** A popup seen longer ago gets no credit. docs/decisions/0035. */
export const CREDIT_MS = 7 * DAY_MS;
/** Only a machine sees more popups in a week. */
const MOST_POPUPS = 50;
const MOST_VIEWS = 500;

/** The latest view of each popup that the visitor saw, the latest of all first. */
export type SeenPopups = ReadonlyMap<string, EventValues>;

/** The popups that the visitor of a goal saw in the time before it. */
export async function readSeen(
  transaction: Database,
  { siteId, visitorId, at }: Pick<NewGoal, 'siteId' | 'visitorId' | 'at'>,
): Promise<SeenPopups> {
  if (visitorId === '') return new Map();
  const rows = await transaction
    .selectFrom('view_event')
    .selectAll()
    .where('popup_id', 'in', popupsOfSite(siteId))
    .where('visitor_id', '=', visitorId)
    .where('at', '>', at - CREDIT_MS)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(MOST_VIEWS)
    .execute();
  const seen = new Map<string, EventValues>();
  for (const row of rows)
    if (!seen.has(row.popup_id) && seen.size < MOST_POPUPS)
      seen.set(row.popup_id, valuesOfStored(row));
  return seen;
}
