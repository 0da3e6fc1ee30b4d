import { describe, expect, it } from 'vitest';
import { NOTHING_WON } from '../popup/nothing-won.ts';
import { drawHere, mayDrawHere } from './draw-prize.ts';

const prize = (id: string, chances?: number): Parameters<typeof drawHere>[0][number] => ({
  id,
  label: id,
  isWinning: true,
  ...(chances === undefined ? {} : { chances }),
});

describe('drawing in the browser', () => {
  it('drawing in the browser gives each prize its share of the random numbers', () => {
    const prizes = [prize('a', 10), prize('b', 30), prize('c', 0)];
    expect([0, 0.2499, 0.25, 0.9999].map((random) => drawHere(prizes, random).id)).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
  });

  it.each([[[]], [[prize('a', 0)]], [[prize('a', -5), prize('b', Number.NaN)]]])(
    'drawing in the browser wins nothing if no prize has a usable weight',
    (prizes) => {
      expect(drawHere(prizes, 0.5)).toEqual(NOTHING_WON);
    },
  );

  it('the server draws the prize if it sent no odds', () => {
    expect([mayDrawHere([prize('a')]), mayDrawHere([prize('a', 0)]), mayDrawHere([])]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
