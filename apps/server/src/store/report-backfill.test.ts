import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildStore } from './build-store.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { aPopup, aSiteSettings, NOON } from './testing/a-record.ts';
import { BOTH_ENGINES, health } from './testing/both-engines.ts';

/** Half past ten in the evening in Kolkata is still the 16th there. */
const EVENING = Date.UTC(2026, 10, 16, 17);
/** An hour and a half later, the 17th has begun. */
const NIGHT = Date.UTC(2026, 10, 16, 18, 31);
const DAYS = { from: '2026-11-01', until: '2026-11-30' };

it.each(BOTH_ENGINES)(
  'reports include events from before reports were split by value, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine, '0028-catalogue');
    await fillAsThen(db);
    const { store } = await buildStore(db, engine, { health });
    const scope = { siteId: 'site1', popupId: 'popup00000001' };
    const split = (dimension: Parameters<typeof store.reportValues>[2]['dimension']) =>
      store.reportValues('account1', scope, { dimension, days: DAYS });
    try {
      expect(await store.reportDays('account1', { siteId: 'site1' }, DAYS)).toMatchObject([
        { day: '2026-11-16', views: 2, closes: 1, conversions: 1, leads: 1 },
        { day: '2026-11-17', views: 1, closes: 0, conversions: 0, leads: 0 },
      ]);
      expect(await split('trigger')).toMatchObject([
        { value: 'time', views: 2, closes: 1, conversions: 0, leads: 0 },
        { value: 'exit', views: 1, closes: 0, conversions: 1, leads: 1 },
      ]);
      expect(await split('page')).toMatchObject([
        { value: '/sale', views: 2, closes: 1 },
        { value: '/', views: 1, conversions: 1 },
      ]);
      expect(await split('country')).toMatchObject([{ value: 'IN', views: 3, closes: 1 }]);
      expect(await split('close')).toMatchObject([{ value: 'escape', closes: 1 }]);
      expect(await split('prize')).toMatchObject([{ value: 'Mug', conversions: 1 }]);
      const nights = { from: '2026-11-17', until: '2026-11-17' };
      expect(
        await store.reportValues('account1', scope, { dimension: 'device', days: nights }),
      ).toMatchObject([{ value: 'mobile', views: 1 }]);
    } finally {
      await store.close();
      await drop();
    }
  },
);

/** Inserts rows in the form of the tables of migration 0028. */
async function fillAsThen(db: Database): Promise<void> {
  const settings = JSON.stringify(aSiteSettings({ timeZone: 'Asia/Kolkata' }));
  const popup = JSON.stringify(aPopup().settings);
  await sql`insert into owner_account (id, name, plan, suspended, created_at)
    values ('account1', 'Dana', 'unlimited', 0, ${NOON})`.execute(db);
  await sql`insert into site (id, client_id, account_id, name, settings, created_at, updated_at)
    values ('site1', 'client-00001', 'account1', 'Shop', ${settings}, ${NOON}, ${NOON})`.execute(
    db,
  );
  await sql`insert into popup (id, site_id, account_id, name, type, format, theme, language, target,
      status, design, settings, revision, created_at, updated_at)
    values ('popup00000001', 'site1', 'account1', 'Newsletter', 'lightbox', 'format_1', 'dawn', 'en',
      'lead', 'active', '{}', ${popup}, 1, ${NOON}, ${NOON})`.execute(db);
  for (const [id, at, trigger, device, url] of [
    ['view1', EVENING, 'time', 'desktop', 'https://shop.test/sale?a=1'],
    ['view2', EVENING, 'exit', 'desktop', 'https://shop.test/'],
    ['view3', NIGHT, 'time', 'mobile', 'https://shop.test/sale/'],
  ] as const)
    await sql`insert into view_event (id, popup_id, site_id, visitor_id, trigger_name, device,
        country, url, at)
      values (${id}, 'popup00000001', 'site1', 'v', ${trigger}, ${device}, 'IN', ${url}, ${at})`.execute(
      db,
    );
  await sql`insert into close_event (id, popup_id, site_id, view_id, close_trigger, url, at)
    values ('close1', 'popup00000001', 'site1', 'view1', 'escape', '', ${EVENING})`.execute(db);
  await sql`insert into lead (id, popup_id, site_id, account_id, view_id, visitor_id, email, name,
      phone, fields, trigger_name, device, country, url, referrer, suspicion, coupon_code,
      prize_label, extra_button, partial, filled, context, search_text, at)
    values ('lead1', 'popup00000001', 'site1', 'account1', 'view2', 'v', 'ann@example.com', '', '',
      '[{}]', 'exit', 'desktop', 'IN', 'https://shop.test/', '', '', '', 'Mug', '', 0, 1, '{}', '',
      ${EVENING})`.execute(db);
  for (const [day, kind, detail, count] of [
    ['2026-11-16', 'views', 'time', 1],
    ['2026-11-16', 'views', 'exit', 1],
    ['2026-11-17', 'views', 'time', 1],
    ['2026-11-16', 'closes', 'escape', 1],
    ['2026-11-16', 'conversions', 'exit', 1],
  ] as const)
    await sql`insert into day_count (popup_id, day, kind, detail, site_id, account_id, count)
      values ('popup00000001', ${day}, ${kind}, ${detail}, 'site1', 'account1', ${count})`.execute(
      db,
    );
}
