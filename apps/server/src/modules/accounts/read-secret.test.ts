import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecret } from './read-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beckon-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the first run creates a long secret that only its owner may read, the second run keeps it', async () => {
  const first = await readSecret(join(folder, 'data'));
  expect(first.length).toBeGreaterThan(60);
  expect((await stat(join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readSecret(join(folder, 'data'))).toBe(first);
});

test('two servers that start at the same time share one secret', async () => {
  const secrets = await Promise.all([readSecret(folder), readSecret(folder), readSecret(folder)]);
  expect(new Set(secrets)).toEqual(
    new Set([(await readFile(join(folder, 'secret'), 'utf8')).trim()]),
  );
});

test('a secret that is too short is refused', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(readSecret(folder)).rejects.toThrow(
    /too short.*Copy the secret of your backup.*keys of connected services are lost/,
  );
});

test('a folder in the place of the secret is refused in words that say what to do', async () => {
  await mkdir(join(folder, 'secret'));
  await expect(readSecret(folder)).rejects.toThrow(/is a folder\. Remove it, and copy/);
});

test('files that interrupted starts left behind are removed, and none is written while there is a secret', async () => {
  const secret = await readSecret(folder);
  const left = join(folder, 'secret.0123456789ab');
  await writeFile(left, '');
  await utimes(left, 1, 1);
  expect(await readSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
});
