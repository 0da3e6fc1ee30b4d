import { sql, type SqlBool } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database } from '../../database.ts';

/** The reports read in one step: each is compared with up to 1,000 spellings. */
const STEP = 100;

/**
 * Removes a site's reports of errors that contain one of the addresses in any spelling: plain, or
 * encoded as in the address of a page. It works in small steps, oldest first.
 */
export async function eraseReports(
  db: Database,
  siteId: string,
  emails: readonly string[],
): Promise<void> {
  const spellings = [...new Set(emails.flatMap((email) => [email, encodeURIComponent(email)]))].map(
    (text) => text.toLowerCase(),
  );
  if (spellings.length === 0) return;
  let after = { at: 0, id: '' };
  for (;;) {
    const reports = await db
      .selectFrom('error_report')
      .select(['id', 'at', 'message', 'url'])
      .where('site_id', '=', siteId)
      .where(sql<SqlBool>`(at, id) > (${after.at}, ${after.id})`)
      .orderBy('at')
      .orderBy('id')
      .limit(STEP)
      .execute();
    const ids = reports
      .filter(({ message, url }) => holdsOneOf(`${message}\n${url}`.toLowerCase(), spellings))
      .map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('error_report').where('id', 'in', ids).execute();
    const last = reports.at(-1);
    if (!last || reports.length < STEP) return;
    after = last;
    await letOthersRun();
  }
}

function holdsOneOf(text: string, spellings: readonly string[]): boolean {
  return spellings.some((spelling) => text.includes(spelling));
}
