import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../store/databases/open-postgres.ts';
import { isOutage } from '../store/outage.ts';
import { aPostgresServer } from './testing/a-postgres-server.ts';

const PATIENCE = {
  connectMs: 2_000,
  visitorMs: 1_000,
  askAfterMs: 300,
  askEveryMs: 100,
  answerMs: 1_000,
};

let server: Awaited<ReturnType<typeof aPostgresServer>>;
beforeEach(async () => {
  server = await aPostgresServer({ patience: PATIENCE });
});
afterEach(() => server.drop());

const leadIds = async () =>
  (await server.test.opened.db.selectFrom('lead').select('id').execute()).map(({ id }) => id);
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
    expect((await server.convert('first')).statusCode).toBe(200);
    server.line.silence('open');
    const refused = await server.convert('second');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await until(async () => (await server.convert('second')).statusCode === 200);
    await until(async () => (await server.ready()) === 200);
    await until(() => works(leadIds));
    expect(await leadIds()).toHaveLength(2);
  });

  it('a conversion whose answer from the database is lost is stored once when it is sent again', async () => {
    expect((await server.convert('first')).statusCode).toBe(200);
    server.line.silence('answers');
    expect((await server.convert('second')).statusCode).toBe(503);
    await until(async () => (await server.convert('second')).statusCode === 200);
    await until(() => works(leadIds));
    expect(await leadIds()).toHaveLength(2);
  });

  it('a database that lets no new connection through either shows in /readyz, and needs no restart when it is back', async () => {
    expect((await server.convert('first')).statusCode).toBe(200);
    server.line.silence('all');
    expect(await server.ready()).toBe(503);
    expect((await server.convert('second')).statusCode).toBe(503);
    await expect(leadIds()).rejects.toSatisfy(isOutage);
    server.line.endSilence();
    await until(async () => (await server.convert('second')).statusCode === 200);
    await until(async () => (await server.ready()) === 200);
    await until(() => works(leadIds));
    expect(await leadIds()).toHaveLength(2);
  });

  it('a write of visitors that waits too long for another transaction shows in /readyz', async () => {
    const { db } = server.test.opened;
    await db.transaction().execute(async (blocking) => {
      await sql`lock table view_event in access exclusive mode`.execute(blocking);
      const views: ReturnType<typeof server.view>[] = [];
      await until(async () => {
        views.push(server.view());
        return (await server.ready()) === 503;
      });
      for (const refused of await Promise.all(views)) expect(refused.statusCode).toBe(503);
    });
    await until(async () => (await server.view()).statusCode === 200);
    await until(async () => (await server.ready()) === 200);
  });

  it('a statement of an owner or a job on a connection that died silently fails, and the next one works', async () => {
    expect(await leadIds()).toEqual([]);
    server.line.silence('open');
    await expect(leadIds()).rejects.toSatisfy(isOutage);
    await until(() => works(leadIds));
  });

  it('a long statement that the database works on is never given up', async () => {
    const { db } = server.test.opened;
    const { waiting } = await db.transaction().execute(async (blocking) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(blocking);
      const long = sql`select pg_advisory_xact_lock(1) as long`.execute(db);
      // Each new connection asks what the database works on.
      const before = server.line.made();
      await until(async () => {
        await sql`select 1`.execute(blocking);
        return server.line.made() > before + 5;
      });
      return { waiting: long };
    });
    await expect(waiting).resolves.toMatchObject({ rows: [{ long: '' }] });
  });

  it.each([
    ['new connections work', 'open'],
    ['no connection works', 'all'],
  ] as const)('a server that stops gives up silent statements if %s', async (_title, what) => {
    const patient = await openPostgres(server.line.url, {
      patience: { ...PATIENCE, askAfterMs: 600_000, askEveryMs: 300_000 },
    });
    await sql`select 1`.execute(patient.db);
    server.line.silence(what);
    const silent = sql`select 1`.execute(patient.db);
    patient.hurry?.();
    await expect(silent).rejects.toSatisfy(isOutage);
    await patient.store.close();
  });
});
