import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSite } from '../testing/a-record.ts';
import { FolderInUse } from './lock-folder.ts';
import { openStore } from './open-store.ts';
import { isOutage } from '../outage.ts';
import { openSqlite } from './open-sqlite.ts';

const PAGE_BYTES = 4096;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-open-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Creates a database in the folder. Returns its file and the page where one of its tables begins. */
async function makeDatabase(): Promise<{ readonly file: string; readonly rootPage: number }> {
  const file = path.join(dataDir, 'beckon.sqlite');
  const { store, db } = await openSqlite(file);
  const { rows } = await sql<{
    rootpage: number;
  }>`select rootpage from sqlite_master where name = 'view_event'`.execute(db);
  await store.close();
  return { file, rootPage: rows[0]?.rootpage ?? 0 };
}

it('damage of the file shows in the log and in /readyz soon after the start', async () => {
  const { file, rootPage } = await makeDatabase();
  const opened = openSync(file, 'r+');
  writeSync(opened, 'no page '.repeat(PAGE_BYTES / 8), (rootPage - 1) * PAGE_BYTES);
  closeSync(opened);
  const { promise: reported, resolve: fatal } = Promise.withResolvers<unknown>();
  const { store, health, db } = await openStore({ databaseUrl: undefined, dataDir }, { fatal });
  expect(await reported).toMatchObject({ damage: expect.stringMatching(/page|tree/i) });
  await expect(health.check(db)).rejects.toThrow(/damaged/i);
  await store.close();
});

it('a folder that is in use is refused, and free again after the store is closed', async () => {
  const place = { databaseUrl: undefined, dataDir };
  const log = { fatal: () => {} };
  const { store } = await openStore(place, log);
  await expect(openStore(place, log)).rejects.toBeInstanceOf(FolderInUse);
  await store.close();
  const again = await openStore(place, log);
  await again.store.close();
});

it.each([
  ['deleted', (file: string) => rmSync(path.dirname(file), { recursive: true })],
  [
    'replaced',
    (file: string) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])(
  'a database file that is %s while it is open accepts no more data, and the log and /readyz say so',
  async (_word, change) => {
    const { promise: reported, resolve: fatal } = Promise.withResolvers<unknown>();
    const { store, health, db } = await openStore({ databaseUrl: undefined, dataDir }, { fatal });
    await store.createSite('account1', aSite());
    await health.check(db);
    change(path.join(dataDir, 'beckon.sqlite'));
    expect(await reported).toEqual({ file: path.join(dataDir, 'beckon.sqlite') });
    await expect(health.check(db)).rejects.toThrow(/deleted or replaced/);
    const refused: unknown = await store
      .createSite('account1', aSite({ id: 'site2', clientId: 'abcdefabcdef1' }))
      .catch((error: unknown) => error);
    expect(isOutage(refused)).toBe(true);
    await expect(health.check(db)).rejects.toThrow(/deleted or replaced/);
    expect(await store.sitesOf('account1')).toHaveLength(1);
    await store.close();
  },
);
