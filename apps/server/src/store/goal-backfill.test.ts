import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildStore } from './build-store.ts';
import { migrate } from './migrate.ts';
import { aPopup, aSite, NOON, TODAY } from './testing/a-record.ts';
import { BOTH_ENGINES, health } from './testing/both-engines.ts';

const DAYS = { from: TODAY, until: TODAY };
const SITE = { siteId: 'site1' };
const POPUP = { siteId: 'site1', popupId: 'popup00000001' };

it.each(BOTH_ENGINES)(
  'goals of earlier versions are counted by name, also those without a value, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine, '0060-seen-pages');
    for (const [id, name, thousandths, currency] of [
      ['o1', 'order', 12_345, 'EUR'],
      ['o2', 'order', null, 'EUR'],
      ['o3', 'order', 0, ''],
      ['o4', 'order', 0, 'EUR'],
      ['s1', 'sign-up', null, ''],
      // Older than values without a currency are counted.
      ['o5', 'order', 5_000, ''],
    ] as const)
      await sql`insert into goal_event
        (id, site_id, account_id, visitor_id, name, thousandths, currency, url, day, at)
        values (${id}, 'site1', 'account1', 'v', ${name}, ${thousandths}, ${currency}, '',
          ${TODAY}, ${NOON})`.execute(db);
    for (const [id, thousandths] of [
      ['o1', 12_345],
      ['o2', null],
    ] as const)
      await sql`insert into goal_credit
        (goal_id, popup_id, site_id, account_id, name, thousandths, currency, converted, day)
        values (${id}, 'popup00000001', 'site1', 'account1', 'order', ${thousandths}, 'EUR', 0,
          ${TODAY})`.execute(db);
    // Such a value that was counted, on another day.
    await sql`insert into goal_event
      (id, site_id, account_id, visitor_id, name, thousandths, currency, url, day, at)
      values ('o6', 'site1', 'account1', 'v', 'order', 7000, '', '', '2026-11-17', ${NOON})`.execute(
      db,
    );
    await sql`insert into report_money
      values ('site1', 'goals', '2026-11-17', '', '', 1, 7000)`.execute(db);
    await migrate(db, engine);
    const { store } = await buildStore(db, engine, { health });
    const money = async (
      dimension: Parameters<typeof store.reportMoney>[2]['dimension'],
      scope: typeof SITE | typeof POPUP = SITE,
    ) =>
      (await store.reportMoney('account1', scope, { dimension, days: DAYS }))
        .map(({ of, currency, orders, value }) => [of, currency, orders, value].join(' '))
        .toSorted();
    try {
      await store.createSite('account1', aSite());
      await store.createPopup('account1', aPopup());
      const credited = ['order - 1 0', 'order EUR 1 12.345'];
      expect(await money('goal', POPUP)).toEqual(credited);
      expect(await money('goal')).toEqual(credited);
      expect(await money('every-goal')).toEqual([
        'order - 2 0',
        'order EUR 2 12.345',
        'sign-up - 1 0',
      ]);
      const nextDay = { from: '2026-11-17', until: '2026-11-17' };
      expect(
        await store.reportMoney('account1', SITE, { dimension: 'every-goal', days: nextDay }),
      ).toEqual([{ of: 'order', currency: '', orders: 1, value: 7 }]);
      // Their values were counted already, before this step.
      expect(await money('all', POPUP)).toEqual([' - 1 0']);
      expect(await money('all')).toEqual([' - 1 0']);
      expect(await money('goals')).toEqual([' - 3 0']);
    } finally {
      await store.close();
      await drop();
    }
  },
);
