import type { SiteSettings } from '@beckon/contract/owner-calls';
import type { Database } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import type { MailSource } from '../../records/destination-record.ts';
import { withTestedDesigns } from './with-tested-designs.ts';

/** The recipients of a site's mails who get the leads of some popups only. */
export async function liveMailSources(
  db: Database,
  siteId: string,
): Promise<readonly MailSource[]> {
  const row = await db
    .selectFrom('site')
    .select('settings')
    .where('id', '=', siteId)
    .executeTakeFirst();
  if (!row) return [];
  const { leadNotices } = parseJson<SiteSettings>(row.settings);
  const sources = (leadNotices?.sources ?? []).map(({ email, popupIds }) => ({
    address: email.toLowerCase(),
    popupIds,
  }));
  return withTestedDesigns(db, siteId, sources);
}
