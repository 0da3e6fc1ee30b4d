import { sql } from 'kysely';
import type { AbTestSettings } from '@beckon/contract/settings';
import type { LivePopup, LiveSiteStore } from '../records/live-site-record.ts';
import type { PublishedPopup } from '../records/popup-record.ts';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import { toTest } from './ab-test-row.ts';
import { toAccount } from './accounts.ts';
import { liveDestinations } from './destinations.ts';
import { runningHoldouts } from './holdouts.ts';
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
          holdouts: await runningHoldouts(db, row.id),
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

/** The arm that a running test gives the popup, in the place of one that its settings name. */
function inTest(
  published: PublishedPopup,
  arm: readonly [AbTestSettings, readonly AbTestSettings[]] | undefined,
): Pick<LivePopup, 'published' | 'testArms'> {
  if (arm === undefined) return { published };
  const [abTest, testArms] = arm;
  return { published: { ...published, settings: { ...published.settings, abTest } }, testArms };
}

/** The popups that compete in a running test, with all arms of theirs. */
async function runningArms(
  db: Database,
  siteId: string,
): Promise<ReadonlyMap<string, readonly [AbTestSettings, readonly AbTestSettings[]]>> {
  const rows = await db
    .selectFrom('ab_test')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '=', 'running')
    .execute();
  return new Map(
    rows.map(toTest).flatMap(({ id: parentId, arms }) => {
      const settings = arms.map(({ name, weight }) => ({ name, weight, parentId }));
      return arms.map(
        ({ popupId, name, weight }) => [popupId, [{ name, weight, parentId }, settings]] as const,
      );
    }),
  );
}

async function livePopups(db: Database, siteId: string): Promise<readonly LivePopup[]> {
  const testing = await runningArms(db, siteId);
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
        ...inTest(parseJson<PublishedPopup>(row.published), testing.get(row.id)),
      },
    ];
  });
}
