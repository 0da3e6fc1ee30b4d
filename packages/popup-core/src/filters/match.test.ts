import type { MatchOperator } from '@beckon/contract/values';
import { describe, expect, it } from 'vitest';
import { matches } from './match.ts';

describe('matching a cookie or a variable', () => {
  it.each<[MatchOperator, string, string, boolean]>([
    ['contain', 'gold member', 'member', true],
    ['contain', 'gold', 'silver', false],
    ['contain', 'gold', '', false],
    ['exact', 'gold', 'gold', true],
    ['exact', 'gold', 'Gold', false],
    ['exact', '7', '7.0', true],
    ['exact', '-7.50', '-7.5', true],
    ['exact', '10215648979465231', '10215648979465232', false],
    ['exact', '10215648979465231', '10215648979465231', true],
    ['start', 'member-7', 'member', true],
    ['start', 'a member', 'member', false],
    ['end', 'member-7', '-7', true],
    ['end', '7-member', '7', false],
    ['greater_than', '10', '9', true],
    ['greater_than', '9', '9', false],
    ['greater_than', 'ten', '9', false],
    ['greater_than', '', '-1', false],
    ['less_than', '9', '10', true],
    ['less_than', '-3', '-2.5', true],
    ['any_value', '', 'whatever', true],
  ])('a value matches by %s: %j against %j is %j', (operator, seen, wanted, expected) => {
    expect(matches(seen, operator, wanted)).toBe(expected);
  });

  it('an entry matches nothing if the page does not have the cookie or variable', () => {
    expect(matches(undefined, 'any_value', '')).toBe(false);
  });

  it('an entry with an unknown operator matches nothing', () => {
    expect(matches('x', JSON.parse('"constructor"') as MatchOperator, 'x')).toBe(false);
  });
});
