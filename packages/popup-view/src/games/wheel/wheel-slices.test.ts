import type { Prize } from '@beckon/contract/popup';
import { describe, expect, it } from 'vitest';
import { slicesOf, stopAt } from './wheel-slices.ts';

const prizes = (count: number, isWinning = true): Prize[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    label: `Prize ${at + 1}`,
    isWinning,
  }));
const LOST = { id: '', label: '', isWinning: false, code: '' };
const TEXTS = { won: 'You won', noLuck: 'No luck' };

it('the slices of the wheel are always twelve: prizes are repeated in order, left out after the twelfth, blank without any', () => {
  expect(slicesOf(prizes(5)).map(({ id }) => id)).toEqual([
    'p1',
    'p2',
    'p3',
    'p4',
    'p5',
    'p1',
    'p2',
    'p3',
    'p4',
    'p5',
    'p1',
    'p2',
  ]);
  expect(slicesOf(prizes(40))).toHaveLength(12);
  expect(
    slicesOf([])
      .map(({ label }) => label)
      .join(''),
  ).toBe('');
  expect(slicesOf([])).toHaveLength(12);
});

describe('where the wheel stops', () => {
  it('the wheel stops at the slice of the prize', () => {
    expect(
      stopAt({ id: 'p3', label: 'Prize 3', isWinning: true, code: '' }, slicesOf(prizes(4)), TEXTS)
        .place,
    ).toBe(2);
  });

  it('the wheel stops at a losing slice if nothing was won', () => {
    const slices = slicesOf([...prizes(2), { id: 'x', label: 'So close', isWinning: false }]);
    expect(stopAt(LOST, slices, TEXTS)).toEqual({ place: 2, slices });
  });

  it.each([
    ['a loss on a wheel where every slice wins', LOST, 'No luck'],
    [
      'a prize that had no slice',
      { id: 'p40', label: 'Prize 40', isWinning: true, code: 'FORTY' },
      'Prize 40',
    ],
    ['a prize without a word', { id: 'p41', label: '', isWinning: true, code: '' }, 'You won'],
  ])(
    'the wheel never stops at a prize that was not drawn: %s gets a slice of its own',
    (_, drawn, written) => {
      const { place, slices } = stopAt(drawn, slicesOf(prizes(40)), TEXTS);
      expect(slices[place]).toMatchObject({ label: written, isWinning: drawn.isWinning });
      expect(slices.filter((slice, at) => slice.label !== `Prize ${at + 1}`)).toHaveLength(1);
    },
  );
});
