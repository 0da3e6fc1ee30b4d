import { expect, it } from 'vitest';
import type { AudienceSettings } from '@beckon/contract/settings';
import { checkedCall, failedRule } from './check-audience.ts';
import { CompareTime, usedByThread } from './compare-time.ts';
import { aVisitor } from './testing/a-visitor.ts';

/** A time limit with a clock that advances by this much at each look. */
function timeTaking(msEach: number): CompareTime {
  let nowMs = 0;
  return new CompareTime(() => (nowMs += msEach));
}

it('rules stop comparing after the time of the call is used up', () => {
  const time = timeTaking(6);
  const taken = Array.from({ length: 9 }, () => time.take(60_000));
  expect([taken[0], taken.at(-1)]).toEqual([true, false]);
  expect(timeTaking(6).take(60_000), 'the next call has time of its own').toBe(true);
});

it('rules compare as much as they need if it is fast', () => {
  const time = timeTaking(0.001);
  expect(Array.from({ length: 500 }, () => time.take(60_000))).not.toContain(false);
});

it('rules with few values are compared even if the machine pauses for a while', () => {
  const time = timeTaking(1000);
  expect(Array.from({ length: 500 }, () => time.take(150))).not.toContain(false);
});

/** Ten rules whose values all have the same beginning. */
function manyValues(operator: 'contains' | 'contains_not'): AudienceSettings {
  const values = Array.from({ length: 500 }, (_, at) => `${'a'.repeat(30)}z${at}`);
  return {
    groups: [Array.from({ length: 10 }, () => ({ kind: 'visited-page', operator, values }))],
  };
}

it.each(['contains', 'contains_not'] as const)(
  'a visitor who sends many long addresses cannot block the server by the rule "%s"',
  (operator) => {
    const visitedPages = Array.from({ length: 60 }, (_, at) => `x.test/${'a'.repeat(3900)}${at}`);
    const times = [1, 2, 3].map(() => {
      const before = usedByThread();
      const call = checkedCall(aVisitor({ visitedPages }));
      expect(failedRule(manyValues(operator), call)).toBe('visited-page');
      return usedByThread() - before;
    });
    expect(Math.min(...times)).toBeLessThan(60);
  },
);
