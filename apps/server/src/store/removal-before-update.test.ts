import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { buildStore } from './build-store.ts';
import { NOON } from './testing/a-record.ts';
import { BOTH_ENGINES, health } from './testing/both-engines.ts';

it.each(BOTH_ENGINES)(
  'views of a site whose removal was under way before an update are removed after it, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine, '0049-waiting-offers');
    await db.insertInto('leftover').values({ owner_id: 'gone', kind: 'site' }).execute();
    for (const [at, siteId] of ['gone', 'gone', 'kept'].entries())
      await db
        .insertInto('view_event')
        .values({
          id: `view${at}`,
          popup_id: `popup of ${siteId}`,
          site_id: siteId,
          visitor_id: 'visitor-1',
          trigger_name: 'time',
          device: '',
          country: '',
          url: '',
          source: '',
          language: '',
          visitor_kind: '',
          at: NOON,
        })
        .execute();
    const { store } = await buildStore(db, engine, health);
    try {
      await store.removeLeftovers();
      expect(await db.selectFrom('view_event').select('id').execute()).toEqual([{ id: 'view2' }]);
    } finally {
      await store.close();
      await drop();
    }
  },
);
