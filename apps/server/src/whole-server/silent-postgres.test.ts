import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../store/databases/open-postgres.ts';
import { isOutage } from '../store/outage.ts';
import { type CuttableLine, layLine } from '../store/testing/cut-line.ts';
import { makePostgresDatabase } from '../store/testing/postgres-database.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../testing/build-test-app.ts';

const PATIENCE = {
  connectMs: 2_000,
  visitorMs: 1_000,
  askAfterMs: 300,
  askEveryMs: 100,
  answerMs: 1_000,
};

let line: CuttableLine;
let test: TestApp;
let drop: () => Promise<void>;

beforeEach(async () => {
  const database = await makePostgresDatabase();
  line = await layLine(database.url);
  const opened = await openPostgres(line.url, { connections: 3, patience: PATIENCE });
  test = await buildTestApp({ opened, limitsCalls: false, account: { viewsLimit: 1000 } });
  await test.publish();
  drop = async () => {
    line.endSilence();
    await test.close();
    await line.cut();
    await database.drop();
  };
});
afterEach(() => drop());

const convert = (key: string) =>
  test.post('/api/display/conversion/visitor-1', {
    client_id: CLIENT_ID,
    poptin_id: POPUP_ID,
    idempotency_key: key,
    newExtraFields: '[{"name":"email","type":"email","value":"dana@example.com"}]',
  });
const view = () =>
  test.post(`/api/display/viewed/${POPUP_ID}`, { client_id: CLIENT_ID, viewer_id: 'visitor-1' });
const ready = async () => (await test.app.inject('/readyz')).statusCode;
const leadIds = async () =>
  (await test.opened.db.selectFrom('lead').select('id').execute()).map(({ id }) => id);
/** Connections that died while they were not used fail once. */
const works = (call: () => Promise<unknown>) =>
  call().then(
    () => true,
    () => false,
  );

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await nextTurn();
}

describe('a database that is silent', { timeout: 60_000 }, () => {
  it('a conversion on a connection that died silently gets 503 with Retry-After, and the next one is stored', async () => {
    expect((await convert('first')).statusCode).toBe(200);
    line.silence('open');
    const refused = await convert('second');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await until(async () => (await convert('second')).statusCode === 200);
    await until(async () => (await ready()) === 200);
    await until(() => works(leadIds));
    expect(await leadIds()).toHaveLength(2);
  });

  it('a conversion whose answer from the database is lost is stored once when it is sent again', async () => {
    expect((await convert('first')).statusCode).toBe(200);
    line.silence('answers');
    expect((await convert('second')).statusCode).toBe(503);
    await until(async () => (await convert('second')).statusCode === 200);
    await until(() => works(leadIds));
    expect(await leadIds()).toHaveLength(2);
  });

  it('a database that lets no new connection through either shows in /readyz, and needs no restart when it is back', async () => {
    expect((await convert('first')).statusCode).toBe(200);
    line.silence('all');
    expect(await ready()).toBe(503);
    expect((await convert('second')).statusCode).toBe(503);
    await expect(leadIds()).rejects.toSatisfy(isOutage);
    line.endSilence();
    await until(async () => (await convert('second')).statusCode === 200);
    await until(async () => (await ready()) === 200);
    await until(() => works(leadIds));
    expect(await leadIds()).toHaveLength(2);
  });

  it('a write of visitors that waits too long for another transaction shows in /readyz', async () => {
    const { db } = test.opened;
    await db.transaction().execute(async (blocking) => {
      await sql`lock table view_event in access exclusive mode`.execute(blocking);
      const views: ReturnType<typeof view>[] = [];
      await until(async () => {
        views.push(view());
        return (await ready()) === 503;
      });
      for (const refused of await Promise.all(views)) expect(refused.statusCode).toBe(503);
    });
    await until(async () => (await view()).statusCode === 200);
    await until(async () => (await ready()) === 200);
  });

  it('a statement of an owner or a job on a connection that died silently fails, and the next one works', async () => {
    expect(await leadIds()).toEqual([]);
    line.silence('open');
    await expect(leadIds()).rejects.toSatisfy(isOutage);
    await until(() => works(leadIds));
  });

  it('a long statement that the database works on is never given up', async () => {
    const { db } = test.opened;
    const { waiting } = await db.transaction().execute(async (blocking) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(blocking);
      const long = sql`select pg_advisory_xact_lock(1) as long`.execute(db);
      // Each new connection asks what the database works on.
      const before = line.made();
      await until(async () => {
        await sql`select 1`.execute(blocking);
        return line.made() > before + 5;
      });
      return { waiting: long };
    });
    await expect(waiting).resolves.toMatchObject({ rows: [{ long: '' }] });
  });

  it.each([
    ['new connections work', 'open'],
    ['no connection works', 'all'],
  ] as const)('a server that stops gives up silent statements if %s', async (_title, what) => {
    const patient = await openPostgres(line.url, {
      patience: { ...PATIENCE, askAfterMs: 600_000, askEveryMs: 300_000 },
    });
    await sql`select 1`.execute(patient.db);
    line.silence(what);
    const silent = sql`select 1`.execute(patient.db);
    patient.hurry?.();
    await expect(silent).rejects.toSatisfy(isOutage);
    await patient.store.close();
  });
});
