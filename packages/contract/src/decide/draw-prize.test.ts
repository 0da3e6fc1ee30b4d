import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawPrize } from './draw-prize.ts';

/** A small generator, so that a million draws are the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it('a draw matches the weights over a million draws (chi-square, p > 0.01)', () => {
  const options = [5, 10, 0, 25, 0.5, 59.5].map((chances, index) => ({
    id: `p${index}`,
    chances,
  }));
  const total = 100;
  const draws = 1_000_000;
  const roll = random(20261121);
  const counts = new Map<string, number>();
  for (let n = 0; n < draws; n += 1) {
    const { id = '' } = drawPrize(options, roll()) ?? {};
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(counts.get('p2')).toBeUndefined();
  const chiSquare = options
    .filter(({ chances }) => chances > 0)
    .reduce((sum, { id, chances }) => {
      const expected = (chances / total) * draws;
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
    }, 0);
  expect(chiSquare).toBeLessThan(13.28); // 4 degrees of freedom, p = 0.01
});

it('a draw does not need weights that add up to 100', () => {
  const options = [
    { id: 'a', chances: 0.001 },
    { id: 'b', chances: 0.003 },
  ];
  expect([0, 0.24, 0.26, 0.999].map((at) => drawPrize(options, at)?.id)).toEqual([
    'a',
    'a',
    'b',
    'b',
  ]);
});

it('a draw draws nothing without options or with all weights zero', () => {
  expect(drawPrize([], 0.5)).toBeUndefined();
  expect(
    drawPrize(
      [
        { id: 'a', chances: 0 },
        { id: 'b', chances: -3 },
        { id: 'c', chances: Number.NaN },
      ],
      0.5,
    ),
  ).toBeUndefined();
});

it('a draw always draws something that has a weight, if there is any', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -5, max: 1e6 }), { maxLength: 40 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (weights, at) => {
        const options = weights.map((chances, index) => ({ id: String(index), chances }));
        const drawn = drawPrize(options, at);
        const chances = drawn?.chances ?? 0;
        expect(chances > 0, `drew ${chances}`).toBe(weights.some((weight) => weight > 0));
        expect(drawn === undefined).toBe(chances === 0);
      },
    ),
  );
});
