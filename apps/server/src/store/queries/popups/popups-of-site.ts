import { type RawBuilder, sql } from 'kysely';

/** The popups of a site, for queries whose index begins with the popup. */
export function popupsOfSite(siteId: string): RawBuilder<string> {
  return sql<string>`(select popup.id from popup where popup.site_id = ${siteId})`;
}
