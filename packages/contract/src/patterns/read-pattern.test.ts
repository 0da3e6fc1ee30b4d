import { describe, expect, it } from 'vitest';
import { PATTERN_MAX_LETTERS, readPattern } from './read-pattern.ts';

const finds = (source: string, text: string) => {
  const pattern = readPattern(source);
  return 'problem' in pattern ? pattern.problem : pattern.matches(text);
};

describe('a pattern that an owner writes', () => {
  it.each([
    ['/sale/(shoes|hats)$', 'shop.example/sale/hats', true],
    ['/sale/(shoes|hats)$', 'shop.example/sale/hats/red', false],
    ['^/SALE', '/sale', true],
    [String.raw`utm_campaign=spring-\d{4}`, '/?utm_campaign=spring-2026', true],
    [String.raw`\/product\/[\w\-]+`, '/product/a-b', true],
    [String.raw`(?<what>shoes|hats)`, '/hats', true],
    [String.raw`\u05d0`, 'א', true],
    ['מבצע', '/מבצע/1', true],
    ['((a+))+$', 'aaab', false],
    ['x'.repeat(PATTERN_MAX_LETTERS), 'x'.repeat(PATTERN_MAX_LETTERS), true],
  ])('the pattern %s is searched in %s: %s', (source, text, found) => {
    expect(finds(source, text)).toBe(found);
  });

  it.each([
    ['', 'is empty'],
    ['x'.repeat(PATTERN_MAX_LETTERS + 1), 'is longer than 200 letters'],
    ['sale(?=/)', 'looks ahead or behind, which is not supported'],
    ['^(?!.*sale)', 'looks ahead or behind, which is not supported'],
    ['(?<=/)sale', 'looks ahead or behind, which is not supported'],
    ['(?<!/)sale', 'looks ahead or behind, which is not supported'],
    [String.raw`(a|b)\1`, 'refers back to a group, which is not supported'],
    [String.raw`(?<x>a|b)\k<x>`, 'refers back to a group, which is not supported'],
    ['(', 'cannot be read: missing closing )'],
    ['a{50}b{50}c{50}d{50}e{50}', 'is too complex: use fewer or smaller repeats such as {20}'],
    ['(\\pL{30}){30}', 'is too complex: use fewer or smaller repeats such as {20}'],
    ['((a{100}){100}){100}', 'cannot be read: invalid repeat count'],
  ])('%s is refused, since it %s', (source, problem) => {
    expect(finds(source, '')).toBe(problem);
  });

  it('a pattern that an owner writes may contain a backslash before the letter k', () => {
    expect(finds(String.raw`\\k`, String.raw`\k`)).toBe(true);
  });
});
