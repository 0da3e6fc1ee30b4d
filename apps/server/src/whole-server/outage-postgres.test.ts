import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layLine } from '../store/testing/cut-line.ts';
import { makePostgresDatabase } from '../store/testing/postgres-database.ts';
import { anOwnerApp } from '../testing/an-owner-app.ts';
import { aPostgresServer } from './testing/a-postgres-server.ts';

let server: Awaited<ReturnType<typeof aPostgresServer>>;
beforeEach(async () => {
  server = await aPostgresServer();
});
afterEach(() => server.drop());

const ask = () => server.test.ask();

/**
 * Sends calls until it is stopped. A refused conversion is sent again with the same key, as
 * browsers do.
 */
function callOnAndOn() {
  const [acknowledged, viewIds, displays] = [
    new Set<string>(),
    new Set<string>(),
    new Set<number>(),
  ];
  let [stopped, made] = [false, 0];
  const refusals = new Set<number>();
  const caller = async (): Promise<void> => {
    let waiting: string | undefined;
    while (!stopped || waiting !== undefined) {
      waiting ??= `key-${(made += 1)}`;
      const [display, conversion, viewed] = await Promise.all([
        ask(),
        server.convert(waiting),
        server.view(),
      ]);
      displays.add(display.statusCode);
      if (conversion.statusCode === 200) {
        acknowledged.add(conversion.json().conversion_id);
        waiting = undefined;
      } else refusals.add(conversion.statusCode);
      if (viewed.statusCode === 200) viewIds.add(viewed.json().poptin_view_id);
      await nextTurn();
    }
  };
  const callers = Array.from({ length: 8 }, caller);
  return {
    acknowledged,
    viewIds,
    displays,
    refusals,
    stop: async () => {
      stopped = true;
      await Promise.all(callers);
    },
  };
}

/**
 * Waits until the condition is true, however slow the machine is. A separate time limit would
 * depend on what else the machine does. If the condition never becomes true, the test's timeout
 * ends it.
 */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await nextTurn();
}

describe('an outage of the database', { timeout: 60_000 }, () => {
  it('an outage of the database loses no acknowledged event, and display calls are still answered', async () => {
    await ask();
    const calls = callOnAndOn();
    await until(() => calls.acknowledged.size > 20);
    await server.line.cut();
    await until(() => calls.refusals.size > 0);
    expect(await server.ready()).toBe(503);
    server.test.clock.now += 60_000; // Longer than the view counts of a plan are cached.
    const before = calls.acknowledged.size;
    await until(async () => (await ask()).statusCode === 200);
    await server.line.repair();
    await until(async () => (await server.ready()) === 200);
    await until(() => calls.acknowledged.size > before + 20);
    await calls.stop();

    expect([...calls.displays]).toEqual([200]);
    expect([...calls.refusals]).toEqual([503]);
    const { db } = server.test.opened;
    const leads = await db.selectFrom('lead').select(['id', 'suspicion']).execute();
    expect(leads.map(({ id }) => id).toSorted()).toEqual([...calls.acknowledged].toSorted());
    const views = new Set(
      (await db.selectFrom('view_event').select('id').execute()).map(({ id }) => id),
    );
    expect([...calls.viewIds].filter((id) => !views.has(id))).toEqual([]);
    expect((await server.test.store.popupNumbers('account1', 'site1'))[0]).toMatchObject({
      // So many forms of one visitor within a minute are spam, and not counted.
      conversions: leads.filter(({ suspicion }) => suspicion === '').length,
      views: views.size,
    });
  });

  it('an outage of the database gives browsers 503 with Retry-After, not 500', async () => {
    await ask();
    await server.line.cut();
    const reply = await server.convert('key');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.json()).toEqual({
      success: false,
      message: 'The database does not answer. Please try again.',
    });
    await server.line.repair();
    expect((await server.convert('key')).statusCode).toBe(200);
  });

  it('an outage of the database gives signed-in owners 503 with Retry-After, not 500', async () => {
    const database = await makePostgresDatabase();
    const ownersLine = await layLine(database.url);
    const owners = await anOwnerApp({ postgresUrl: ownersLine.url });
    const dana = await owners.anOwner('dana');
    await ownersLine.cut();
    const refused = await dana.call('GET', '/api/owner/me');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await ownersLine.repair();
    expect((await dana.call('GET', '/api/owner/me')).statusCode).toBe(200);
    await owners.close();
    await ownersLine.cut();
    await database.drop();
  });
});
