import type { Database } from '../../database.ts';

/** True when the site is one of the account's. */
export async function ownsSite(db: Database, accountId: string, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('site')
    .select('id')
    .where('id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
