import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SHORTENED } from './shortened-names.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCES = path.join(ROOT, 'apps/consent/src');

function textsBelow(folder: string, isWanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isWanted.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

it('shortens no name that a browser has, or that is looked up by its text', () => {
  const browser = textsBelow(path.join(ROOT, 'node_modules/@typescript'), /[\\/]lib\..*d\.ts$/);
  const known = new Set(browser.flatMap((text) => text.match(/\w+/g) ?? []));
  expect(known.has('addEventListener')).toBe(true);
  expect(SHORTENED.filter((name) => known.has(name))).toEqual([]);
  const ours = textsBelow(SOURCES, /(?<!test)\.ts$/)
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const texts = new Set([...ours.matchAll(/['"`](\w+)['"`]/g)].map(([, text]) => text));
  expect(SHORTENED.filter((name) => texts.has(name))).toEqual([]);
});
