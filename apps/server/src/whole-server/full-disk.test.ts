import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ limitsCalls: false });
  await test.publish();
});
afterEach(() => test.close());

const convert = (key: string) =>
  test.convert('visitor-1', {
    idempotency_key: key,
    email: 'dana@example.com',
    message: 'm'.repeat(5000),
  });
const ready = async () => (await test.app.inject('/readyz')).statusCode;

/** Stops the database from growing. SQLite then reports the same error as for a full disk. */
async function fillDisk(): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.opened.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(test.opened.db);
}

async function emptyDisk(): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(test.opened.db);
}

/** Sends conversions until one is refused, and returns that refusal. */
async function convertUntilRefused(acknowledged: string[]) {
  for (;;) {
    const reply = await convert(`key-${acknowledged.length}`);
    if (reply.statusCode !== 200) return reply;
    acknowledged.push(reply.json().conversion_id);
  }
}

describe('a disk that is full', () => {
  it('a full disk gives browsers 503 with Retry-After, shows in /readyz, loses no acknowledged lead, and needs no restart once there is space again', async () => {
    await fillDisk();
    const acknowledged: string[] = [];
    const refusal = await convertUntilRefused(acknowledged);
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '5']);
    expect(refusal.json().message).toBe('The database does not answer. Please try again.');
    expect([await ready(), await ready()]).toEqual([503, 503]);

    await emptyDisk();
    expect(await ready()).toBe(200);
    const key = `key-${acknowledged.length}`;
    acknowledged.push((await convert(key)).json().conversion_id);
    const { db } = test.opened;
    const leads = await db.selectFrom('lead').select('id').execute();
    expect(leads.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(await db.selectFrom('write_probe').selectAll().execute()).toEqual([]);
  });

  it('display calls are still answered when the disk is full', async () => {
    await fillDisk();
    await convertUntilRefused([]);
    const shown = await test.ask();
    expect(shown.json().poptins).toHaveLength(1);
  });
});
