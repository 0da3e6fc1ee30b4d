import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.mjs';
import { root } from '../node/repository.mjs';

let folder;
let place;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beckon-fingerprint-'));
  place = path.relative(root, folder);
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src', 'a.ts'), 'a');
});

test('no artefact is stale when nothing has changed', () => {
  expect(fingerprintOf([place])).toBe(fingerprintOf([place]));
});

test('a changed, added or removed source makes a build stale', () => {
  const before = fingerprintOf([place]);
  utimesSync(path.join(folder, 'src', 'a.ts'), 1, 1);
  const changed = fingerprintOf([place]);
  writeFileSync(path.join(folder, 'src', 'b.ts'), 'b');
  const added = fingerprintOf([place]);
  rmSync(path.join(folder, 'src', 'a.ts'));
  expect(new Set([before, changed, added, fingerprintOf([place])]).size).toBe(4);
});

test('tests and built files do not make a build stale', () => {
  const before = fingerprintOf([place]);
  writeFileSync(path.join(folder, 'src', 'a.test.ts'), 'test');
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist', 'a.js'), 'built');
  expect(fingerprintOf([place])).toBe(before);
});

test('a changed option of the build makes a build stale', () => {
  expect(fingerprintOf([place], 'react')).not.toBe(fingerprintOf([place], ''));
});
