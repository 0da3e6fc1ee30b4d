import { mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDamage } from '../store/databases/find-damage.ts';
import { openSqlite } from '../store/databases/open-sqlite.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../testing/build-test-app.ts';

const PAGE_BYTES = 4096;

let folder: string;
let file: string;
let test: TestApp;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'beckon-damage-'));
  file = path.join(folder, 'beckon.sqlite');
  test = await buildTestApp({ opened: await openSqlite(file) });
  await test.publish();
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const view = () =>
  test.post(`/api/display/viewed/${POPUP_ID}`, { client_id: CLIENT_ID, viewer_id: 'visitor-1' });
const ready = () => test.app.inject('/readyz');

/** Overwrites the root page of the table of views, as a broken disk might. */
async function damageViews(): Promise<void> {
  const { db } = test.opened;
  const { rows } = await sql<{
    rootpage: number;
  }>`select rootpage from sqlite_master where name = 'view_event'`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const opened = openSync(file, 'r+');
  writeSync(opened, 'no page '.repeat(PAGE_BYTES / 8), ((rows[0]?.rootpage ?? 0) - 1) * PAGE_BYTES);
  closeSync(opened);
  // Empties SQLite's cache, which still has the intact page.
  await sql`pragma shrink_memory`.execute(db);
}

it('calls are answered 503 after the database breaks in use, and /readyz says what to do', async () => {
  expect([(await view()).statusCode, (await ready()).statusCode]).toEqual([200, 200]);
  await damageViews();
  expect((await view()).statusCode).toBe(503);
  const answer = await ready();
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    {
      success: false,
      message:
        'The database is damaged. Stop the server and restore a backup: docs/deploy.md#restore.',
    },
  ]);
});

it('damage that no call has hit is found by reading the file, and an intact file passes', async () => {
  expect(await findDamage(file)).toBeUndefined();
  await damageViews();
  expect(await findDamage(file)).toMatch(/page|tree/i);
  test.opened.health.reportDamage();
  expect((await ready()).statusCode).toBe(503);
});
