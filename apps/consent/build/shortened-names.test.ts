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

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/**
 * Browsers have these names only on objects that this script never uses: picture tracks, the state
 * and cookies of a service worker, settings of a sensor, the history, permissions, animations of
 * svg, streams.
 */
const ON_OBJECTS_NEVER_HELD = new Set([
  'settings',
  'tools',
  'tracks',
  'cookies',
  'ready',
  'waiting',
  'state',
  'active',
  'begin',
  'revoke',
  'read',
  'local',
  'notify',
  'names',
]);

it('the build shortens no name that a browser has, or that is looked up by its text', () => {
  const browser = textsBelow(path.join(ROOT, 'node_modules/@typescript'), /[\\/]lib\..*d\.ts$/);
  const known = new Set(
    browser.flatMap((text) =>
      [...withoutComments(text).matchAll(/\b(\w+)\??\s*[:(<]/g)].map(([, name = '']) => name),
    ),
  );
  expect(known.has('addEventListener')).toBe(true);
  expect(SHORTENED.filter((name) => known.has(name) && !ON_OBJECTS_NEVER_HELD.has(name))).toEqual(
    [],
  );
  const ours = textsBelow(SOURCES, /^(?!.*testing[\\/]).*(?<!test)\.ts$/)
    .map(withoutComments)
    .join('\n')
    // A type that is looked up by name. The script contains no types.
    .replace(/\b[A-Z]\w*\['\w+'\]/g, '');
  const texts = new Set([...ours.matchAll(/['"`](\w+)['"`]/g)].map(([, text]) => text));
  expect(SHORTENED.filter((name) => texts.has(name))).toEqual([]);
});
