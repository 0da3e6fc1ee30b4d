import type { Database } from '../../database.ts';
import type { LiveDestination } from '../../records/destination-record.ts';
import { toDestination } from './destination-row.ts';
import { withTestedDesigns } from './with-tested-designs.ts';

/** The destinations of a site that are on, oldest first. */
export async function liveDestinations(
  db: Database,
  siteId: string,
): Promise<readonly LiveDestination[]> {
  const rows = await db
    .selectFrom('destination')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_on', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const destinations = rows
    .map(toDestination)
    .map(({ id, kind, popupIds }) => ({ id, kind, popupIds }));
  return withTestedDesigns(db, siteId, destinations);
}
