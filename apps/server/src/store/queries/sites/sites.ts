import type { Selectable } from 'kysely';
import type { SiteSettings } from '@beckon/contract/owner-calls';
import type { NewSite, SiteRecord, SiteStore } from '../../records/site-record.ts';
import type { Database, Engine } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import type { Tables } from '../../tables/tables.ts';
import { removeSites } from './remove-sites.ts';
import type { RecordChange, SiteChanges } from './site-changes.ts';

export function buildSiteStore(
  db: Database,
  engine: Engine,
  changes: SiteChanges,
): Omit<SiteStore, 'removeLeftovers'> {
  return {
    site: (accountId, siteId) => findSite(db, accountId, siteId),
    async sitesOf(accountId) {
      const rows = await db
        .selectFrom('site')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toSite);
    },
    ...siteWrites(engine, changes),
  };
}

async function findSite(from: Database, accountId: string, siteId: string) {
  const row = await from
    .selectFrom('site')
    .selectAll()
    .where('id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && toSite(row);
}

function siteWrites(
  engine: Engine,
  changes: SiteChanges,
): Pick<SiteStore, 'createSite' | 'createSiteWithin' | 'updateSite' | 'deleteSite'> {
  return {
    createSite: (accountId, site) =>
      changes.transact((transaction, note) => insertSite({ transaction, note }, accountId, site)),
    createSiteWithin: (accountId, site, most) =>
      changes.transact(async (transaction, note) => {
        await engine.lock(transaction, `sites of ${accountId}`);
        const { count } = await transaction
          .selectFrom('site')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return undefined;
        return insertSite({ transaction, note }, accountId, site);
      }),
    updateSite: (accountId, siteId, { at, ...wanted }) =>
      changes.transact(async (transaction, note) => {
        // Two changes at once must not undo each other.
        await engine.lock(transaction, `site ${siteId}`);
        const before = await findSite(transaction, accountId, siteId);
        if (!before) return undefined;
        const { name } = wanted;
        const settings =
          typeof wanted.settings === 'function'
            ? wanted.settings(before.settings)
            : wanted.settings;
        const columns = {
          updated_at: at,
          ...(name === undefined ? {} : { name }),
          ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
        };
        const row = await transaction
          .updateTable('site')
          .set(columns)
          .where('id', '=', siteId)
          .where('account_id', '=', accountId)
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        if (settings) await writeDomains(transaction, siteId, { domains: settings.domains, at });
        const isPacked = settings !== undefined && hasSources(before.settings, settings);
        await note(row.client_id, isPacked ? siteId : undefined);
        return toSite(row);
      }),
    deleteSite: (accountId, siteId) =>
      changes.transact(async (transaction, note) => {
        const site = await findSite(transaction, accountId, siteId);
        if (!site) return false;
        await removeSites(transaction, [siteId]);
        await note(site.clientId);
        return true;
      }),
  };
}

/** Whether recipients of mails get the leads of some popups only. This is in the packed site. */
function hasSources(...all: readonly SiteSettings[]): boolean {
  return all.some(({ leadNotices }) => leadNotices?.sources !== undefined);
}

interface Writing {
  readonly transaction: Database;
  readonly note: RecordChange;
}

async function insertSite(
  { transaction, note }: Writing,
  accountId: string,
  { id, clientId, name, settings, at }: NewSite,
): Promise<SiteRecord> {
  const row = {
    id,
    client_id: clientId,
    account_id: accountId,
    name,
    settings: JSON.stringify(settings),
    created_at: at,
    updated_at: at,
    last_seen_at: null,
    last_seen_url: null,
  };
  await transaction.insertInto('site').values(row).execute();
  await writeDomains(transaction, id, { domains: settings.domains, at });
  await note(clientId);
  return toSite(row);
}

async function writeDomains(
  transaction: Database,
  siteId: string,
  { domains, at }: Pick<SiteSettings, 'domains'> & { readonly at: number },
): Promise<void> {
  const hostNames = [...new Set(domains.map((domain) => domain.toLowerCase()))];
  const gone = transaction.deleteFrom('site_domain').where('site_id', '=', siteId);
  if (hostNames.length === 0) return void (await gone.execute());
  await gone.where('host_name', 'not in', hostNames).execute();
  await transaction
    .insertInto('site_domain')
    .values(
      hostNames.map((host_name) => ({ site_id: siteId, host_name, seen_at: null, claimed_at: at })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export function toSite(row: Selectable<Tables['site']>): SiteRecord {
  return {
    id: row.id,
    clientId: row.client_id,
    accountId: row.account_id,
    name: row.name,
    settings: parseJson<SiteSettings>(row.settings),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSeenAt: row.last_seen_at ?? undefined,
    lastSeenUrl: row.last_seen_url ?? undefined,
  };
}
