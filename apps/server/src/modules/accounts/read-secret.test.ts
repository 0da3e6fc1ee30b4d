import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  await expect(readSecret(folder)).rejects.toThrow(/too short/);
});
