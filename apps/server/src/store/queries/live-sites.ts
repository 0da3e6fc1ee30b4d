import { sql } from 'kysely';
import type { LivePopup, LiveSiteStore } from '../records/live-site-record.ts';
import type { PublishedPopup } from '../records/popup-record.ts';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import { toAccount } from './accounts.ts';
import { liveDestinations } from './destinations.ts';
import { wordsOf } from './popup-row.ts';
import type { SiteChanges } from './site-changes.ts';
import { toSite } from './sites.ts';

export function buildLiveSiteStore(db: Database, changes: SiteChanges): LiveSiteStore {
  return {
    onSiteChange: (listener) => changes.onSiteChange(listener),
    latestSiteChange: () => changes.latestSiteChange(),
    siteChangesAfter: (number) => changes.siteChangesAfter(number),
    async liveSite(clientId) {
      const row = await db
        .selectFrom('site')
        .selectAll()
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      if (!row) return undefined;
      const account = await db
        .selectFrom('owner_account')
        .selectAll()
        .where('id', '=', row.account_id)
        .executeTakeFirst();
      return (
        account && {
          site: toSite(row),
          account: toAccount(account),
          popups: await livePopups(db, row.id),
          destinations: await liveDestinations(db, row.id),
        }
      );
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

async function livePopups(db: Database, siteId: string): Promise<readonly LivePopup[]> {
  const rows = await db
    .selectFrom('popup')
    .select(['id', 'site_id', 'type', 'format', 'language', 'target', 'status', 'published'])
    .where('site_id', '=', siteId)
    .where('status', 'in', ['active', 'paused'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    if (row.published === null) return [];
    const { type, format, status } = wordsOf(row);
    return [
      {
        id: row.id,
        siteId: row.site_id,
        type,
        format,
        isActive: status === 'active',
        published: parseJson<PublishedPopup>(row.published),
      },
    ];
  });
}
