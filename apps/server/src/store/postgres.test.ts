import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, openPostgres, postgresEngine } from './databases/open-postgres.ts';
import { buildDeliveryStore } from './queries/deliveries/deliveries.ts';
import { noCounts } from './queries/reports/report-tally.ts';
import { GoalTally } from './queries/events/goal-tally.ts';
import { writeCarts } from './queries/events/write-carts.ts';
import { DRAW_AWAITED_MS } from './records/delivery-record.ts';
import { createStoreHealth } from './store-health.ts';
import type { NewGoal, NewView } from './store.ts';
import { storeSuite } from './suites/store-suite.ts';
import { aProduct, fillCatalogue } from './testing/a-product.ts';
import { aConversion, aGoal, aPopup, aSite, aView, NOON, TODAY } from './testing/a-record.ts';
import {
  emptyTables,
  makePostgresDatabase,
  type PostgresDatabase,
} from './testing/postgres-database.ts';

/** The tests use this database one after another. It is emptied before each test. */
let database: PostgresDatabase;
beforeAll(async () => {
  database = await makePostgresDatabase();
});
afterAll(() => database.drop());

storeSuite('PostgreSQL', async () => {
  let opened = await openPostgres(database.url, { connections: 5 });
  return {
    opened,
    async reopen() {
      await opened.store.close();
      opened = await openPostgres(database.url, { connections: 5 });
      return opened;
    },
    async remove() {
      await opened.store.close();
      await emptyTables(database.url);
    },
  };
});

it('a database that cannot hold all letters is refused before anything is written', async () => {
  const latin = await makePostgresDatabase("encoding 'LATIN1' locale 'C'");
  onTestFinished(() => latin.drop());
  await expect(openPostgres(latin.url)).rejects.toThrow(/has the encoding LATIN1\. Create one/);
});

it('a delivery that another server takes while its visitor draws is sent once', async () => {
  const { store, other } = await twoServers(2);
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
  await store.createSite('account1', aSite());
  const visit = { popupId: 'popup00000001', visitorId: 'visitor-1' };
  const due = NOON + DRAW_AWAITED_MS.coupon;
  await store.recordConversion(
    aConversion({ ...visit, deliveries: [{ way: 'webhook', address: '', awaitsDraw: 'coupon' }] }),
  );
  const { drawing } = await other.transaction().execute(async (taking) => {
    expect(
      await buildDeliveryStore(taking).takeDueDeliveries('site1', {
        now: due,
        until: due + 600_000,
        limit: 9,
      }),
    ).toHaveLength(1);
    const draw = store.draw({
      ...visit,
      id: 'draw1',
      viewId: 'view1',
      at: due - 1,
      day: TODAY,
      usesTurn: false,
      choose: () => undefined,
    });
    await untilSomeWait(other, 1);
    return { drawing: draw };
  });
  await drawing;
  expect(
    await store.takeDueDeliveries('site1', { now: due, until: due + 600_000, limit: 9 }),
  ).toEqual([]);
});

it.each([
  ['lead', 'view_event'],
  ['view_event', 'lead'],
])(
  'an update waits for a server of the previous version that writes %s and then %s',
  async (first, second) => {
    const database = await makePostgresDatabase();
    const [db, other] = [1, 2].map(() => connectPostgres(database.url, 2, createStoreHealth()));
    onTestFinished(async () => {
      await Promise.all([db?.destroy(), other?.destroy()]);
      await database.drop();
    });
    if (db === undefined || other === undefined) throw new Error('no connections');
    await migrate(db, postgresEngine, '0049-waiting-offers');
    const { updating } = await other.transaction().execute(async (writing) => {
      await sql`lock table ${sql.table(first)} in row exclusive mode`.execute(writing);
      const update = migrate(db, postgresEngine);
      await untilSomeWait(other, 1);
      await sql`lock table ${sql.table(second)} in row exclusive mode`.execute(writing);
      return { updating: update };
    });
    await expect(updating).resolves.toBeUndefined();
  },
);

it('two servers that get the same carts at once do not block each other', async () => {
  const { store, db, other } = await twoServers(2);
  await store.createSite('account1', aSite());
  const visitors = Array.from({ length: 40 }, (_, at) => `visitor-${at}`);
  const popupIds = ['popup00000001', 'popup00000002'];
  const views = visitors.flatMap((visitorId) =>
    popupIds.map((popupId) =>
      aView({ id: `${popupId} ${visitorId}`, popupId, visitorId, cartItems: 1 }),
    ),
  );
  const ordersOf = (ids: readonly string[]) =>
    ids.map((visitorId, at) => aGoal({ id: visitorId, visitorId, at: NOON + 1 + at }));
  const write = (to: Database, seen: readonly NewView[], orders: readonly NewGoal[]) =>
    to
      .transaction()
      .execute((one) => writeCarts(one, { views: seen, goals: orders }, new GoalTally()));
  await write(db, views, []);
  await Promise.all([
    write(db, [], ordersOf(visitors)),
    write(other, [], ordersOf(visitors.toReversed())),
  ]);
  expect(
    await store.openCarts(
      'account1',
      { siteId: 'site1' },
      { days: { from: TODAY, until: TODAY }, seenAfter: NOON - 1 },
    ),
  ).toBe(0);
});

it('orders of the same products that arrive at once do not block each other', async () => {
  const { store } = await twoServers(8);
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
  await store.createSite('account1', aSite());
  const numbers = Array.from({ length: 40 }, (_, at) => String(at));
  await fillCatalogue(
    store,
    'site1',
    numbers.map((number) => aProduct(number)),
  );
  const count = (at: number) => {
    const turned = [...numbers.slice(at), ...numbers.slice(0, at)].map((number) => `p${number}`);
    const [ids, earlierIds] = [turned.slice(0, 12), turned.slice(12, 24)];
    return store.countOrder('site1', TODAY, { ids, earlierIds });
  };
  for (let round = 0; round < 5; round += 1)
    await expect(
      Promise.all([0, 5, 10, 15, 20, 25, 30, 35].map((at) => count(at + round))),
    ).resolves.toBeDefined();
});

it('a site that is removed while it is packed or its counts are added up leaves no rows behind', async () => {
  const { store, db, other } = await twoServers(4);
  const left = {
    packed_site: { site_id: 'site1', version: 0, packed: '' },
    report_day: { scope_id: 'site1', dimension: 'all', day: TODAY, value: '', ...noCounts() },
  } as const;
  for (const [table, work] of [
    ['packed_site', () => store.packSites()],
    ['report_day', () => store.addUpCounts()],
  ] as const) {
    await store.createSite('account1', aSite());
    await store.createPopup('account1', aPopup());
    await store.recordView(aView());
    // The work stops in the middle, at a row that another transaction is about to write.
    const { working, removing } = await other.transaction().execute(async (blocking) => {
      await blocking.insertInto(table).values(left[table]).execute();
      const underWay = work();
      await untilSomeWait(db, 1);
      const removal = store.deleteSite('account1', 'site1').then(() => store.removeLeftovers());
      await Promise.race([removal, untilSomeWait(db, 2)]);
      await blocking.deleteFrom(table).execute();
      return { working: underWay, removing: removal };
    });
    await Promise.all([working, removing]);
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

it('counts that run into a deadlock are added up the next time, and nothing is set aside', async () => {
  const { store, db } = await twoServers(2);
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
  await store.recordView(aView());
  await sql`create function break_down() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(db);
  await sql`create trigger deadlock before insert on report_day execute function break_down()`.execute(
    db,
  );
  await expect(store.addUpCounts()).rejects.toThrow('deadlock detected');
  await sql`drop trigger deadlock on report_day`.execute(db);
  await store.addUpCounts();
  expect(await db.selectFrom('waiting_counts').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('report_day').selectAll().execute()).not.toEqual([]);
});

/**
 * Opens a store on a new database with this many connections, and `other` with the connections of
 * another server.
 */
async function twoServers(connections: number) {
  const database = await makePostgresDatabase();
  const { store, db } = await openPostgres(database.url, { connections });
  const other = connectPostgres(database.url, 2, createStoreHealth());
  onTestFinished(async () => {
    await Promise.all([other.destroy(), store.close()]);
    await database.drop();
  });
  return { store, db, other };
}

/** Resolves when this many connections to the database wait for rows that others have changed. */
async function untilSomeWait(db: Database, some: number): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length < some);
}
