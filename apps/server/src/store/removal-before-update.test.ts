import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { buildStore } from './build-store.ts';
import type { Database } from './database.ts';
import { aPopup, aSite, NOON } from './testing/a-record.ts';
import { BOTH_ENGINES, health } from './testing/both-engines.ts';

it.each(BOTH_ENGINES)(
  'views of a site whose removal was under way before an update are removed after it, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine, '0049-waiting-offers');
    await db.insertInto('leftover').values({ owner_id: 'gone', kind: 'site' }).execute();
    await viewPopups(db, ['popup of gone', 'popup of gone', 'popup of kept']);
    const { store } = await buildStore(db, engine, { health });
    try {
      await store.removeLeftovers();
      expect(await db.selectFrom('view_event').select('id').execute()).toEqual([{ id: 'view2' }]);
    } finally {
      await store.close();
      await drop();
    }
  },
);

it.each(BOTH_ENGINES)(
  'views that a server of the previous version left behind are found and removed, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    const { store } = await buildStore(db, engine, { health });
    try {
      await store.createSite('account1', aSite());
      await store.createPopup('account1', aPopup({ id: 'popup of 300' }));
      // More popups than one step checks.
      const popups = Array.from({ length: 450 }, (_, at) => `popup of ${at}`);
      await viewPopups(db, popups);
      await store.removeLeftovers();
      expect(await db.selectFrom('view_event').select('id').execute()).toHaveLength(popups.length);
      await store.removeLeftovers({ looksForLost: true });
      expect(await db.selectFrom('view_event').select('id').execute()).toEqual([{ id: 'view300' }]);
    } finally {
      await store.close();
      await drop();
    }
  },
);

/** Inserts a view of each of these popups, in the form of the tables of step 0049. */
async function viewPopups(db: Database, popups: readonly string[]): Promise<void> {
  await db
    .insertInto('view_event')
    .values(
      popups.map((popupId, at) => ({
        id: `view${at}`,
        popup_id: popupId,
        site_id: popupId.replace('popup of ', ''),
        visitor_id: 'visitor-1',
        trigger_name: 'time',
        device: '',
        country: '',
        url: '',
        source: '',
        language: '',
        visitor_kind: '',
        at: NOON,
      })),
    )
    .execute();
}
