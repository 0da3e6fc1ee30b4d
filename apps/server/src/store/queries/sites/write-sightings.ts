import { sql } from 'kysely';
import type { Database } from '../../database.ts';

/** A page on which the script of a site ran. */
export interface Sighting {
  readonly siteId: string;
  readonly at: number;
  readonly url: string;
}

/**
 * Records where the sites were last seen, and that their domains are in use. A commit has two
 * statements for all sites, because building a statement costs more than running it.
 */
export async function writeSightings(
  transaction: Database,
  sightings: readonly Sighting[],
): Promise<void> {
  if (sightings.length === 0) return;
  // A statement changes a row once: the latest of each site counts.
  const latest = [...new Map(sightings.map((one) => [one.siteId, one])).values()];
  await sql`with seen (site_id, seen_at, url) as (values ${sql.join(
    latest.map(({ siteId, at, url }) => sql`(${siteId}, cast(${at} as bigint), ${url})`),
  )})
    update site set last_seen_at = seen.seen_at, last_seen_url = seen.url
    from seen where site.id = seen.site_id`.execute(transaction);
  const hosts = new Map(
    sightings.map((one) => {
      const host = hostOf(one.url);
      return [`${one.siteId} ${host}`, { ...one, host }];
    }),
  );
  // Anyone can fake a sighting. So it takes no host name from a site that listed the name before
  // and is in use on any host.
  await sql`with seen (site_id, host_name, seen_at) as (values ${sql.join(
    [...hosts.values()].map(
      ({ siteId, host, at }) => sql`(${siteId}, ${host}, cast(${at} as bigint))`,
    ),
  )})
    update site_domain set seen_at = seen.seen_at from seen
    where site_domain.site_id = seen.site_id and site_domain.host_name = seen.host_name
      and site_domain.seen_at is null
      and not exists (
        select 1 from site_domain as earlier inner join site on site.id = earlier.site_id
        where earlier.host_name = site_domain.host_name
          and earlier.claimed_at < site_domain.claimed_at and site.last_seen_at is not null
      )`.execute(transaction);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
