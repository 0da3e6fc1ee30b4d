import { describe, expect, it } from 'vitest';
import { countIn, mostOf, toMinutes, unitOf } from './code-time.ts';

describe('the validity of a code', () => {
  it.each([
    [15, 'minutes', 15],
    [90, 'minutes', 90],
    [60, 'hours', 1],
    [2_880, 'days', 2],
    [1_500, 'hours', 25],
  ] as const)('a code that is valid for %i minutes is described in %s', (minutes, unit, count) => {
    expect(unitOf(minutes)).toBe(unit);
    expect(countIn(unit, minutes)).toBe(count);
    expect(toMinutes(count, unit)).toBe(minutes);
  });

  it.each(['minutes', 'hours', 'days'] as const)(
    'a code is limited to a year, also in %s',
    (unit) => {
      expect(toMinutes(mostOf(unit), unit)).toBe(525_600);
      expect(toMinutes(9_999_999, unit)).toBe(525_600);
    },
  );
});
