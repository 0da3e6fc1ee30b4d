import { sql } from 'kysely';
import type { MigrationStep } from './migration-step.ts';

/**
 * Where a site's script was seen last is kept without query and fragment: they may contain a
 * visitor's e-mail address or a key. So is a path with an e-mail address.
 */
export const forgetSeenQueries: MigrationStep = {
  name: '0060-seen-pages',
  async up(db) {
    const rows = await db
      .selectFrom('site')
      .select(['id', 'last_seen_url'])
      .where('last_seen_url', 'is not', null)
      .execute();
    for (const { id, last_seen_url: url } of rows) {
      const kept = pageOf(url ?? '');
      if (kept !== url)
        await sql`update site set last_seen_url = ${kept} where id = ${id}`.execute(db);
    }
  },
};

function pageOf(url: string): string | null {
  const { origin, pathname, protocol } = URL.parse(url) ?? {};
  if (origin === undefined || pathname === undefined || !protocol?.startsWith('http')) return null;
  return `${origin}${/@|%40/i.test(pathname) ? '/' : pathname}`;
}
