import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from './open-sqlite.ts';
import { makePrivateFile, makePrivateFolder } from '../../lib/files/private-files.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'beckon-private-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const rightsOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test('other users of the machine can read neither the folder nor the database in it', async () => {
  const folder = path.join(base, 'data');
  const file = path.join(folder, 'beckon.sqlite');
  await makePrivateFolder(folder);
  await makePrivateFile(file);
  const { store } = await openSqlite(file);
  await store.createAccount({ id: 'a', name: 'Dana', at: 1 });
  const rights = await Promise.all([folder, file, `${file}-wal`, `${file}-shm`].map(rightsOf));
  await store.close();
  expect(rights).toEqual(['700', '600', '600', '600']);
});

test('a folder is made with the folders above it', async () => {
  await makePrivateFolder(path.join(base, 'one', 'two'));
  await makePrivateFolder(path.join(base, 'one', 'two'));
  expect(await rightsOf(path.join(base, 'one', 'two'))).toBe('700');
});

test.runIf(existsSync('/proc/self'))(
  'a folder that cannot be made in /proc is refused at once',
  async () => {
    await expect(makePrivateFolder('/proc/beckon/data')).rejects.toThrow(/ENOENT/);
  },
);

test('a database of an earlier version is made private, too', async () => {
  const file = path.join(base, 'beckon.sqlite');
  await writeFile(file, 'kept');
  await chmod(file, 0o644);
  await makePrivateFile(file);
  expect(await rightsOf(file)).toBe('600');
});
