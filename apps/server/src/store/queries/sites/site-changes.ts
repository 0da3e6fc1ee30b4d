import type { SiteChange } from '../../records/live-site-record.ts';
import type { Database } from '../../database.ts';
import { writePackedSite } from './packed-sites.ts';

type Listener = (clientId: string) => void;
/** `packs`: the site's id, if its packed content changed. */
export type RecordChange = (clientId: string, packs?: string) => Promise<void>;

/** Records which sites changed, for the caches of this and of other servers. */
export interface SiteChanges {
  /**
   * Runs the work in one transaction. `note` records a changed site. As its last step, the
   * transaction packs the sites that were recorded for packing. After the commit, listeners are
   * notified of all recorded sites.
   */
  transact<Answer>(
    work: (transaction: Database, note: RecordChange) => Promise<Answer>,
  ): Promise<Answer>;
  onSiteChange(listener: Listener): () => void;
  latestSiteChange(): Promise<number>;
  siteChangesAfter(number: number): Promise<readonly SiteChange[]>;
}

export function buildSiteChanges(db: Database): SiteChanges {
  const listeners = new Set<Listener>();
  return {
    async transact(work) {
      const changed = new Set<string>();
      const answer = await db.transaction().execute(async (transaction) => {
        const toPack = new Set<string>();
        const done = await work(transaction, async (clientId, packs) => {
          await transaction.insertInto('site_change').values({ client_id: clientId }).execute();
          changed.add(clientId);
          if (packs !== undefined) toPack.add(packs);
        });
        // This is last: a transaction that has locked a packed row no longer waits for popups, so
        // two changes cannot block each other.
        for (const siteId of toPack) await writePackedSite(transaction, siteId);
        return done;
      });
      for (const clientId of changed) for (const listener of listeners) listener(clientId);
      return answer;
    },
    onSiteChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async latestSiteChange() {
      const row = await db
        .selectFrom('site_change')
        .select((eb) => eb.fn.max('number').as('number'))
        .executeTakeFirst();
      return Number(row?.number ?? 0);
    },
    async siteChangesAfter(number) {
      const rows = await db
        .selectFrom('site_change')
        .select(['number', 'client_id'])
        .where('number', '>', number)
        .orderBy('number')
        .limit(1000)
        .execute();
      return rows.map((row) => ({ number: row.number ?? 0, clientId: row.client_id }));
    },
  };
}

/**
 * Records a change of a site's popups, tests, holdouts or destinations, under the client id, which
 * visitors' calls use. The site will be packed again.
 */
export async function recordSiteChange(
  transaction: Database,
  note: RecordChange,
  siteId: string,
): Promise<void> {
  const site = await transaction
    .selectFrom('site')
    .select('client_id')
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (site) await note(site.client_id, siteId);
}
