import type { AbTestSettings } from '@beckon/contract/settings';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { LivePopup, LiveSiteStore, PackedSite } from '../../records/live-site-record.ts';
import type { LiveHoldout } from '../../records/holdout-record.ts';
import type { PublishedPopup } from '../../records/popup-record.ts';
import type { Database, Engine } from '../../database.ts';
import { PACKED_VERSION, packPopups, type SiteContent } from '../../packed-popups.ts';
import { toTest } from '../experiments/ab-test-row.ts';
import { toAccount } from '../accounts/account-row.ts';
import { liveDestinations } from '../deliveries/live-destinations.ts';
import { liveMailSources } from '../deliveries/live-mail-sources.ts';
import { holdSites } from './hold-sites.ts';
import { readPublished, toLivePopup } from '../popups/popup-row.ts';

const SITES_A_STEP = 50;

/** Sites as visitors' calls read them. Sites that are not packed yet are read from the tables. */
export async function readPackedSites(
  db: Database,
  clientIds: readonly string[],
): ReturnType<LiveSiteStore['packedSites']> {
  const rows = await db
    .selectFrom('site')
    .innerJoin('owner_account', 'owner_account.id', 'site.account_id')
    .leftJoin('packed_site', (join) =>
      join
        .onRef('packed_site.site_id', '=', 'site.id')
        .on('packed_site.version', '=', PACKED_VERSION),
    )
    .selectAll('owner_account')
    .select([
      'site.id as site_id',
      'site.client_id',
      'site.name as site_name',
      'site.settings',
      'site.created_at as site_created_at',
      'site.updated_at',
      'site.last_seen_at',
      'site.last_seen_url',
      'packed_site.packed',
    ])
    .where('site.client_id', 'in', clientIds)
    .execute();
  const found = new Map<string, PackedSite>();
  for (const row of rows) {
    const site = {
      id: row.site_id,
      clientId: row.client_id,
      accountId: row.id,
      name: row.site_name,
      createdAt: row.site_created_at,
      updatedAt: row.updated_at,
      lastSeenAt: row.last_seen_at ?? undefined,
      lastSeenUrl: row.last_seen_url ?? undefined,
    };
    const packed = row.packed ?? (await packFromTables(db, row.site_id));
    found.set(row.client_id, { site, settings: row.settings, account: toAccount(row), packed });
  }
  return found;
}

/**
 * Packs a site again within the transaction that changed its content. If two transactions pack the
 * same site, the second waits for the row and then reads what the first one wrote.
 */
export async function writePackedSite(transaction: Database, siteId: string): Promise<void> {
  await transaction
    .insertInto('packed_site')
    .values({ site_id: siteId, version: 0, packed: '' })
    .onConflict((oc) => oc.column('site_id').doUpdateSet({ version: 0 }))
    .execute();
  const packed = await packFromTables(transaction, siteId);
  await transaction
    .updateTable('packed_site')
    .set({ version: PACKED_VERSION, packed })
    .where('site_id', '=', siteId)
    .execute();
}

/**
 * Packs the sites that are not packed yet; only one such run is active at a time. `stop` ends it
 * after the current site. A site that cannot be read is skipped. After the others are packed, the
 * run rejects with the first such error.
 */
export function buildPackSites(
  db: Database,
  engine: Engine,
): {
  readonly pack: () => Promise<number>;
  readonly stop: () => Promise<void>;
} {
  let isStopped = false;
  let running: Promise<number> | undefined;
  return {
    pack() {
      running ??= packRest(db, engine, () => isStopped).finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      isStopped = true;
      await running?.catch(() => {});
    },
  };
}

async function packRest(db: Database, engine: Engine, isStopped: () => boolean): Promise<number> {
  let [packed, after] = [0, ''];
  const failures: unknown[] = [];
  for (;;) {
    const rows = await db
      .selectFrom('site')
      .leftJoin('packed_site', 'packed_site.site_id', 'site.id')
      .select('site.id')
      .where('site.id', '>', after)
      .where((eb) =>
        eb.or([
          eb('packed_site.version', 'is', null),
          eb('packed_site.version', '<>', PACKED_VERSION),
        ]),
      )
      .orderBy('site.id')
      .limit(SITES_A_STEP)
      .execute();
    for (const { id } of rows) {
      if (isStopped()) return packed;
      after = id;
      try {
        await db.transaction().execute((transaction) => packIfThere(transaction, engine, id));
        packed += 1;
      } catch (error) {
        failures.push(error);
      }
      await letOthersRun();
    }
    if (rows.length === SITES_A_STEP) continue;
    if (failures.length > 0) throw failures[0];
    return packed;
  }
}

/** Packs a site if it still exists, so that a removed site leaves no row behind. */
async function packIfThere(transaction: Database, engine: Engine, siteId: string): Promise<void> {
  const there = await holdSites(transaction, engine, [siteId]);
  if (there.has(siteId)) await writePackedSite(transaction, siteId);
}

async function packFromTables(db: Database, siteId: string): Promise<string> {
  const mailSources = await liveMailSources(db, siteId);
  return packPopups({
    ...(await livePopups(db, siteId)),
    destinations: await liveDestinations(db, siteId),
    holdouts: await liveHoldouts(db, siteId),
    ...(mailSources.length > 0 && { mailSources }),
  });
}

/** Gives the popup its arm in a running test, in place of an arm in its settings. */
function inTest(
  published: PublishedPopup,
  arm: readonly [AbTestSettings, readonly AbTestSettings[]] | undefined,
): Pick<LivePopup, 'published' | 'testArms'> {
  if (arm === undefined) return { published };
  const [abTest, testArms] = arm;
  return { published: { ...published, settings: { ...published.settings, abTest } }, testArms };
}

/** The popups that compete in a running test, with all arms of their test. */
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
    rows.map(toTest).flatMap(({ id: parentId, popupId: originalId, arms }) => {
      const settings = arms.map(({ name, weight }) => ({ name, weight, parentId }));
      return arms.map(({ popupId, name, weight }) => {
        const abTest = { name, weight, parentId };
        const isVariant = popupId !== originalId;
        return [popupId, [isVariant ? { ...abTest, originalId } : abTest, settings]] as const;
      });
    }),
  );
}

/** Reads the popups of a site. The ids of popups that cannot be read are in `unreadable`. */
async function livePopups(
  db: Database,
  siteId: string,
): Promise<Pick<SiteContent, 'popups' | 'unreadable'>> {
  const testing = await runningArms(db, siteId);
  const rows = await db
    .selectFrom('popup')
    .select([
      'id',
      'site_id',
      'name',
      'type',
      'format',
      'language',
      'target',
      'status',
      'published',
    ])
    .where('site_id', '=', siteId)
    .where('status', 'in', ['active', 'paused'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const unreadable: string[] = [];
  const popups = rows.flatMap((row): readonly LivePopup[] => {
    if (row.published === null) return [];
    const published = readPublished(row.published);
    if (published === undefined) {
      unreadable.push(row.id);
      return [];
    }
    const live = toLivePopup(row, published);
    return [{ ...live, ...inTest(live.published, testing.get(row.id)) }];
  });
  return { popups, ...(unreadable.length > 0 && { unreadable }) };
}

/** The running holdouts of a site. */
async function liveHoldouts(db: Database, siteId: string): Promise<readonly LiveHoldout[]> {
  const rows = await db
    .selectFrom('holdout')
    .select(['id', 'popup_id', 'share'])
    .where('site_id', '=', siteId)
    .where('stopped_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, popup_id: popupId, share }) => ({
    id,
    popupId: popupId === '' ? undefined : popupId,
    share,
  }));
}
