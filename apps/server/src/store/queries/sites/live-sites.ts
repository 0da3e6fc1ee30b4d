import { sql } from 'kysely';
import type { LiveSiteStore } from '../../records/live-site-record.ts';
import type { Database } from '../../database.ts';
import { unpackSite } from '../../packed-popups.ts';
import { readPackedSites } from './packed-sites.ts';
import { readPublished, toLivePopup } from '../popups/popup-row.ts';
import type { SiteChanges } from './site-changes.ts';

export function buildLiveSiteStore(
  db: Database,
  changes: SiteChanges,
): Omit<LiveSiteStore, 'packSites'> {
  return {
    onSiteChange: (listener) => changes.onSiteChange(listener),
    latestSiteChange: () => changes.latestSiteChange(),
    siteChangesAfter: (number) => changes.siteChangesAfter(number),
    packedSites: (clientIds) => readPackedSites(db, clientIds),
    async liveSite(clientId) {
      const packed = (await readPackedSites(db, [clientId])).get(clientId);
      return packed && unpackSite(packed);
    },
    async popupStillOpen(siteId, popupId) {
      const row = await db
        .selectFrom('popup')
        .selectAll()
        .where('id', '=', popupId)
        .where('site_id', '=', siteId)
        .where('status', 'in', ['deleted', 'archived'])
        .executeTakeFirst();
      const published = readPublished(row?.published ?? '');
      return row && published && toLivePopup(row, published);
    },
    async clientIdOfPopup(popupId) {
      const row = await db
        .selectFrom('popup')
        .innerJoin('site', 'site.id', 'popup.site_id')
        .select('site.client_id')
        .where('popup.id', '=', popupId)
        .where('popup.status', '<>', 'deleted')
        .where('popup.published', 'is not', null)
        .executeTakeFirst();
      return row?.client_id;
    },
    async clientIdOfDomain(hostName) {
      const first = await db
        .selectFrom('site_domain')
        .innerJoin('site', 'site.id', 'site_domain.site_id')
        .select('site.client_id')
        .where('site_domain.host_name', '=', hostName.toLowerCase())
        .orderBy(sql`seen_at is null`)
        .orderBy('seen_at')
        .orderBy('claimed_at')
        .orderBy('site.created_at')
        .orderBy('site.id')
        .limit(1)
        .executeTakeFirst();
      return first?.client_id;
    },
  };
}
