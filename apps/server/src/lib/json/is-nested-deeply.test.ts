import { expect, it } from 'vitest';
import { isNestedDeeply } from './is-nested-deeply.ts';

const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('JSON counts as nested deeply from level 101 on', () => {
  expect([100, 101, 100_000].map((levels) => isNestedDeeply(lists(levels)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isNestedDeeply('{"a":'.repeat(101))).toBe(true);
});

it('JSON does not count as nested for brackets that follow each other or are inside strings', () => {
  expect(isNestedDeeply(`[${'[],'.repeat(500)}1]`)).toBe(false);
  expect(isNestedDeeply(JSON.stringify([`\\"${'['.repeat(500)}`, '{'.repeat(500)]))).toBe(false);
  expect(isNestedDeeply(JSON.stringify(['\\', JSON.parse(lists(200))]))).toBe(true);
});
