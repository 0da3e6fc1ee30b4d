import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeNotices } from './write-notices.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beckon-notices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bundled = (file, ...packages) =>
  writeFileSync(path.join(folder, `${file}.license.json`), JSON.stringify(packages));
const notices = () => readFileSync(path.join(folder, 'licenses.txt'), 'utf8');
const ALPHA = { name: 'alpha', version: '1.0.0', identifier: 'MIT', text: 'Copyright Ann' };
const BETA = { name: 'beta', version: '2.0.0', identifier: 'ISC', text: 'Copyright Bob' };

test('a folder gets one file with each notice once, whichever of its builds has bundled the package', () => {
  bundled('script', BETA, ALPHA);
  bundled('part', ALPHA);
  writeNotices(folder);
  expect(notices().match(/Copyright \w+/g)).toEqual(['Copyright Ann', 'Copyright Bob']);
  expect(notices()).toContain('alpha 1.0.0 (MIT)');
  expect(readdirSync(folder)).toEqual(['licenses.txt']);
});

test('a package that is copied without an import gets its notice too', () => {
  writeNotices(folder, ['animate.css']);
  expect(notices()).toMatch(/animate\.css .* \(MIT\)[^]*Copyright \(c\) 2020 Daniel Eden/);
});

test('a package without the text of its license is named with its author', () => {
  bundled('script', { name: 'saxes', version: '6.0.0', identifier: 'ISC' });
  writeNotices(folder);
  expect(notices()).toContain('Copyright (c) Louis-Dominique Dubeau');
});

test('a package that names no license stops the build', () => {
  bundled('script', { name: 'alpha', version: '1.0.0' });
  expect(() => writeNotices(folder)).toThrow('alpha 1.0.0 names no license');
});
