import { expect, test } from 'vitest';
import { scoresOf } from './answer-scores.ts';

const ZERO_TO_TEN = Array.from({ length: 11 }, (_, at) => String(at));

test('a question from 0 to 10 has a net promoter score', () => {
  const counts = new Map([
    ['10', 5],
    ['9', 1],
    ['8', 2],
    ['6', 1],
    ['0', 1],
  ]);
  expect(scoresOf(ZERO_TO_TEN, counts)).toEqual({
    average: 8.1,
    promoters: { score: 40, promoters: 6, passives: 2, detractors: 2 },
  });
});

test('a question from 1 to 5 has an average, and no net promoter score', () => {
  expect(
    scoresOf(
      ['1', '2', '3', '4', '5'],
      new Map([
        ['5', 2],
        ['2', 1],
      ]),
    ),
  ).toEqual({ average: 4 });
});

test('answers outside the choices do not change a score', () => {
  expect(
    scoresOf(
      ['1', '2'],
      new Map([
        ['1', 1],
        ['99', 7],
      ]),
    ),
  ).toEqual({ average: 1 });
});

test('a question has no score if its choices are words or it has no answers', () => {
  expect(scoresOf(['Yes', 'No'], new Map([['Yes', 3]]))).toEqual({});
  expect(scoresOf(ZERO_TO_TEN, new Map())).toEqual({});
  expect(scoresOf([], new Map([['3', 1]]))).toEqual({});
});
