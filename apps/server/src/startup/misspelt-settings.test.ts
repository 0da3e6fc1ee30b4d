import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { misspeltSettings, SETTING_NAMES } from './misspelt-settings.ts';

const README = path.resolve(import.meta.dirname, '../../../../README.md');

describe('misspelt settings', () => {
  test('the names are those of the README', () => {
    const rows = readFileSync(README, 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm);
    expect([...rows].map((row) => row[1])).toEqual(SETTING_NAMES);
  });

  test.each([
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['SEED_DEM0', 'SEED_DEMO'],
    ['DATADIR', 'DATA_DIR'],
    ['OPEN_SIGNUP', 'OPEN_SIGN_UP'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['BECKON_CHROMUM', 'BECKON_CHROMIUM'],
  ])('%s was meant as %s', (name, meant) => {
    expect(misspeltSettings({ [name]: '1' })).toEqual([
      `${name} is not a setting of Beckon and is ignored. Did you mean ${meant}?`,
    ]);
  });

  test('the right names and names of other programs are left alone', () => {
    const others = [
      'PATH',
      'HOSTNAME',
      'NODE_ENV',
      'PUBLIC_KEY',
      'HTTP_URL',
      'BECKON_PORT',
      'DATABASE_SSL',
      'PUBLIC_SSL',
      'PUBLIC_WS_URL',
      'DD_LOG_LEVEL',
      'MAILPROG',
      'SPORT',
    ];
    const names = [...SETTING_NAMES, ...others];
    expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
    expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([]);
  });

  test('a setting without a value counts as not set', () => {
    expect(misspeltSettings({ PUBLIC_URL: '', PUBLIC_ULR: 'x' })).toHaveLength(1);
  });

  test('a name is left alone if the right one is set, too', () => {
    expect(misspeltSettings({ LOGLEVEL: 'x', LOG_LEVEL: 'warn' })).toEqual([]);
  });
});
