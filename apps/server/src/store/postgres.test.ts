import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from './database.ts';
import { connectPostgres, openPostgres } from './open-postgres.ts';
import { buildDeliveryStore } from './queries/deliveries.ts';
import { DRAW_AWAITED_MS } from './records/delivery-record.ts';
import { createStoreHealth } from './store-health.ts';
import { storeSuite } from './store-suite.ts';
import { aConversion, NOON, TODAY } from './testing/a-record.ts';
import {
  emptyTables,
  makePostgresDatabase,
  type PostgresDatabase,
} from './testing/postgres-database.ts';

/** One after another has it, each without what the one before it kept. */
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

it('a delivery that another server takes while its visitor draws goes out once', async () => {
  const database = await makePostgresDatabase();
  const { store } = await openPostgres(database.url, { connections: 2 });
  const other = connectPostgres(database.url, 2, createStoreHealth());
  onTestFinished(async () => {
    await Promise.all([other.destroy(), store.close()]);
    await database.drop();
  });
  const visit = { popupId: 'popup00000001', visitorId: 'visitor-1' };
  const due = NOON + DRAW_AWAITED_MS.coupon;
  await store.recordConversion(
    aConversion({ ...visit, deliveries: [{ way: 'webhook', address: '', awaitsDraw: 'coupon' }] }),
  );
  const { drawing } = await other.transaction().execute(async (taking) => {
    expect(
      await buildDeliveryStore(taking).takeDueDeliveries('site1', due, due + 600_000, 9),
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
    await untilOneWaits(other);
    return { drawing: draw };
  });
  await drawing;
  expect(await store.takeDueDeliveries('site1', due, due + 600_000, 9)).toEqual([]);
});

/** Kept when a connection to this database waits for a row that another has changed. */
async function untilOneWaits(db: Database): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0);
}
